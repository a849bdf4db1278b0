// The first that fits counts: most browsers also name the ones that they descend from.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * What a sign-in was made with, for its person to recognise: `Firefox on Android`. Made of our own words alone, so that
 * nothing that was sent is kept; empty where nothing is recognised.
 */
export function deviceLabel(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? ''
  const [browser, system] = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)]
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}

function nameIn(names: typeof BROWSERS, text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}
