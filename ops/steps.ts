import { bringChromium } from './chromium.ts'
import { checkMessages } from './messages.ts'
import { type Outcome, runTool } from './run.ts'

export interface Step {
  readonly name: string
  /** Where the step's tool writes its counts; absent where the step has no tests of its own. */
  readonly report?: string
  run(): Promise<Outcome>
}

const UNIT_REPORT = '.cache/unit.json'

export const style: Step = {
  name: 'format and lint',
  run: () =>
    runTool('biome', ['ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=100']),
}

export const types: Step = {
  name: 'types',
  run: () => runTool('tsc', ['-b', '--pretty', String(process.stdout.isTTY === true)]),
}

export const leftovers: Step = {
  name: 'leftovers',
  run: () => runTool('knip', ['--no-progress']),
}

export const messages: Step = { name: 'message catalogues', run: checkMessages }

export const build: Step = { name: 'build', run: () => runTool('node', ['ops/build.ts']) }

/** All of Vitest's projects, or those named. */
export function unit(name: string, projects: string[] = []): Step {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  return {
    name,
    report: UNIT_REPORT,
    // More than there are cores of a small machine: tests of the server mostly wait for programs and databases.
    run: () => runTool('vitest', ['run', '--maxWorkers=3', ...reporters, ...chosen]),
  }
}

/** The short forms of `npm run prove`. */
export const proofs: Step = {
  name: 'proofs',
  report: '.cache/proofs.json',
  run: () => runTool('node', ['proofs/run.ts', '--short']),
}

export const browser: Step = {
  name: 'browser tests',
  report: '.cache/browser.json',
  async run() {
    bringChromium()
    const args = ['test', '--config', 'e2e/playwright.config.ts']
    // Playwright sets FORCE_COLOR for its workers, and Node warns of each that has NO_COLOR beside it.
    const colors = process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' }
    return runTool('playwright', args, colors)
  },
}
