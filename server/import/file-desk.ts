import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FileContents, FileProblem } from '#domain/import/file-contents.ts'
import { Refusal } from '../refusal.ts'
import type { Asked } from './found.ts'

/** Files that may be here at a time, each of another person: 8 MiB as it came, and more while it is read. */
const MAX_FILES = 4
/** Memory for the values of the one that is being read. */
const READING_MIB = 512
const READING_MS = 20_000
const RETRY_AFTER_SECONDS = 5

/** Beside this file, whether that is source or built. */
const reading = new URL(`./reading${extname(import.meta.url)}`, import.meta.url)

/** Takes files in: a few at a time, each read by a thread of its own, so that nobody else's call waits for it. */
export class FileDesk {
  readonly #people = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()

  /** Lets a person's file in, and answers how it leaves; refuses where too many are here, or one of theirs. */
  admit(userId: string): () => void {
    if (this.#people.size >= MAX_FILES || this.#people.has(userId)) {
      throw new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    this.#people.add(userId)
    return () => this.#people.delete(userId)
  }

  /** What a file holds, read once those before it have been. */
  read(file: Uint8Array, asked: Asked): Promise<FileContents | FileProblem> {
    const turn = this.#last.then(() => readApart(file, asked))
    this.#last = turn.catch(() => {})
    return turn
  }
}

function readApart(file: Uint8Array, asked: Asked): Promise<FileContents | FileProblem> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(reading, {
      workerData: { file, asked },
      resourceLimits: { maxOldGenerationSizeMb: READING_MIB },
    })
    const timer = setTimeout(() => void worker.terminate(), READING_MS)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) => {
      // What takes more memory than any honest file was made to take it.
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('TOO_MANY')
      else reject(error)
    })
    worker.once('exit', () => {
      clearTimeout(timer)
      // Nothing, where it has answered; else it took more time than any honest file.
      resolve('TOO_MANY')
    })
  })
}
