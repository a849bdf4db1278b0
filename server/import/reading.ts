import { parentPort, workerData } from 'node:worker_threads'
import type { Asked } from './found.ts'
import { readFile } from './read-file.ts'

// The thread that reads one file.

const { file, asked } = workerData as { file: Uint8Array; asked: Asked }
parentPort?.postMessage(readFile(file, asked))
