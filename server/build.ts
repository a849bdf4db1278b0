import { join } from 'node:path'
import { build } from 'vite'

/**
 * Builds the server into a folder: `main.js`, the thread that reads files, and what is loaded when it is needed.
 * With the packages in it, for finding and compiling hundreds of modules is most of what a start from source takes
 * (docs/decisions/024). Names stay as they are, so that a stack trace can be read.
 */
async function buildServer(outDir: string): Promise<void> {
  const here = import.meta.dirname
  await build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        input: [join(here, 'main.ts'), join(here, 'import/reading.ts')],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

const [outDir] = process.argv.slice(2)
if (!outDir) throw new Error('Say where to build to: node server/build.ts <folder>')
await buildServer(outDir)
