import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FIRST_LANGUAGE, languages } from '#domain/language.ts'
import { root } from '../ops/folders.ts'
import { startServer, type TestServer } from './server.ts'

const run = promisify(execFile)

/** The program as a host has it, with a build of its own that can be replaced by another. */
export interface Deployment {
  readonly server: TestServer
  /** Builds the English web anew with a person's words on its first page, and starts with that. */
  deploy(words: string): Promise<void>
  dispose(): Promise<void>
}

export async function makeDeployment(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'upvas-deployment-'))
  for (const part of ['package.json', 'dist/server', 'dist/web']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  const server = await startServer({}, folder)
  const built = join(folder, 'dist/web')
  return {
    server,
    async deploy(words) {
      const VITE_TESTIMONIALS = JSON.stringify([{ name: 'Asha', words }])
      const env = { ...process.env, NODE_ENV: 'production', VITE_TESTIMONIALS }
      const next = `${built}.next`
      // Nobody here reads another language: of those the build stays.
      const args = ['web/build.ts', next, server.url, FIRST_LANGUAGE]
      await run(process.execPath, args, { cwd: root, env })
      for (const other of languages.filter((language) => language !== FIRST_LANGUAGE)) {
        cpSync(join(built, other), join(next, other), { recursive: true })
      }
      await server.stop()
      renameSync(built, `${built}.earlier`)
      renameSync(next, built)
      await server.start()
    },
    async dispose() {
      await server.dispose()
      rmSync(folder, { recursive: true })
    },
  }
}
