import { defineConfig } from 'vitest/config'

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
        },
      },
      {
        test: {
          name: 'ops',
          include: ['{ops,e2e,bench,proofs}/**/*.test.ts'],
          exclude: ['ops/database/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,ops/database}/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 60_000,
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
          // One page for all files, cleared between tests: a page for each takes five times as long.
          isolate: false,
          setupFiles: ['web/test/setup.ts'],
        },
      },
    ],
  },
})
