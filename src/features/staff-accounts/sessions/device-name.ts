/** The first pattern that matches wins: browsers name those that they descend from too. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chromium|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: [RegExp, string][], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/**
 * Browser and system of a user agent, such as `Firefox, Windows`. Only this is stored: the whole text has versions that tell
 * one person from another. Empty for programs.
 */
export const deviceName = (userAgent: string | null | undefined): string => {
  const agent = (userAgent ?? '').slice(0, 500)
  return [nameIn(browsers, agent), nameIn(systems, agent)].filter(Boolean).join(', ')
}
