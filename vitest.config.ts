import { defineConfig } from 'vitest/config'

/** What a test waits for may take its time on a busy machine. */
const patient = { poll: { timeout: 15_000 } }

export default defineConfig({
  test: {
    // The identity provider of the tests says at length that it is none for production.
    onConsoleLog: (line) => !line.startsWith('oidc-provider '),
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,content}/**/*.test.ts'],
          // Properties over thousands of cases take their time on a busy machine.
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'ops',
          include: ['{ops,e2e,bench,proofs}/**/*.test.ts'],
          exclude: ['ops/database/**'],
          testTimeout: 60_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,ops/database}/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 60_000,
          expect: patient,
          // What a program holds, each test's app holds for itself; a process for each file takes a quarter more of the processor.
          isolate: false,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: import.meta.dirname,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 60_000,
          expect: patient,
          // One page for all files, cleared between tests: a page for each takes five times as long.
          isolate: false,
          setupFiles: ['web/test/setup.ts'],
        },
      },
    ],
  },
})
