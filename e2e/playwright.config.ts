import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, thisMachine } from '../ops/chromium.ts'

const machine = thisMachine()
const executablePath = findChromium(machine) ?? undefined

// The code of a page that lives a few seconds is optimised in vain.
const FOR_SHORT_LIVES = ['--js-flags=--no-opt']

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  // One more than a small machine has cores: a page mostly waits.
  workers: 4,
  // A test that passes at the second try has found something: it is mended, not tried again.
  retries: 0,
  forbidOnly: true,
  // Each failure whole, and last, where it is found at once.
  reporter: [['dot'], ['json', { outputFile: '../.cache/browser.json' }]],
  use: {
    launchOptions: { executablePath, args: [...chromiumFlags(machine.isRoot), ...FOR_SHORT_LIVES] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What moves has tests of its own, and drawing it for the rest takes a twentieth of the processor.
    contextOptions: { reducedMotion: 'reduce' },
    // What a page asks for is asked of the server, but in the journeys that are about the worker.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
