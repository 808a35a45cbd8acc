import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { smallTargets } from './target-size'
import { expect } from './test'

/** The axe of the builder, half the size of the file that it would inject by itself. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const minified = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe checks: everything in light mode, only colours in dark mode, everything but colours, or only what depends on
 * the fonts. The colour rules take more time than all other rules together, and do not depend on width, language or fonts.
 */
const rulesFor = {
  light: { runOnly: { type: 'tag', values: standards } },
  dark: { runOnly: { type: 'rule', values: colourRules } },
  structure: {
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(colourRules.map((id) => [id, { enabled: false }])),
  },
  fonts: { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } },
} as const
type Look = keyof typeof rulesFor

interface Checked {
  part: string
  /** Repeated parts that need no second check. */
  exclude?: string
  look: Look
}

/** The violations that axe finds, short enough for the message of a failed test. */
const violationsOf = async (page: Page, { part, exclude, look }: Checked) => {
  // Ends colour transitions. Nobody can wait for them: the browser stops them in sections it does not render
  // (`content-visibility: auto`). Endless animations such as a loading indicator go on.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    // Bars at the edges of the window cover whatever happens to be below them. What has the focus is never there (sticky-foot.spec.ts,
    // anchors.spec.ts).
    for (const bar of document.querySelectorAll<HTMLElement>(
      '.floating, .price-bar, .section-nav, .site-header',
    ))
      bar.style.position = 'static'
  })
  // axe is large, so it is injected once per page.
  const axeSource = (await page.evaluate(
    () => typeof (window as { axe?: { run?: unknown } }).axe?.run === 'function',
  ))
    ? ';'
    : minified
  // Our pages have no frames. A search for frames and a list of passed rules would take most of the time.
  const axe = new AxeBuilder({ page, axeSource }).include(part).setLegacyMode()
  if (exclude) axe.exclude(exclude)
  // Without `preload` axe does not parse the stylesheets again, which only experimental rules need.
  const options = { ...structuredClone(rulesFor[look]), resultTypes: ['violations' as const], preload: false }
  const { violations } = await axe.options(options as Parameters<typeof axe.options>[0]).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Tests with several widths check the colours only at desktop width. */
export const looksAt = (width: number): Look[] => (width < 960 ? ['structure'] : ['light', 'dark'])

/** Checks the page with axe, or only the part that other tests do not cover. */
export const expectAccessible = async (page: Page, part = 'html', looks: Look[] = ['light', 'dark']) => {
  const { width } = page.viewportSize() ?? {}
  for (const look of looks) {
    const colorScheme = look === 'dark' ? 'dark' : 'light'
    // Without motion the colours change at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches, colorScheme)
    // axe accepts smaller targets with enough space around them, which depends on the fonts.
    if (look !== 'dark')
      expect(await smallTargets(page, part), `smaller than 24 x 24 px, ${width} px`).toEqual([])
    expect(await violationsOf(page, { part, look }), `${look}, ${width} px`).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: null })
}

/** Expects a part of the admin panel, whose colours follow an attribute, to be accessible. */
export const expectPanelAccessible = async (page: Page, part: string, exclude?: string) => {
  for (const look of ['light', 'dark'] as const) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), look)
    expect(await violationsOf(page, { part, exclude, look }), look).toEqual([])
  }
}
