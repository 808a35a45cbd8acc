import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { smallTargets } from './target-size'
import { expect } from './test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe looks at: everything in light colours, the colours alone in dark ones, or everything but the colours. Colours take
 * axe more time than all other rules together, and depend neither on the width, the language nor the fonts.
 */
const rulesFor = {
  light: { runOnly: { type: 'tag', values: standards } },
  dark: { runOnly: { type: 'rule', values: colourRules } },
  structure: {
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(colourRules.map((id) => [id, { enabled: false }])),
  },
} as const
type Look = keyof typeof rulesFor

interface Checked {
  part: string
  /** Leaves out repetitions of what axe looks at anyway. */
  exclude?: string
  look: Look
}

/** What axe objects to, short enough to be read in a failed test. */
const objections = async (page: Page, { part, exclude, look }: Checked) => {
  // Colours that fade are read when they have arrived; what never ends, such as a sign of loading, is not waited for.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // axe is large: a page that has it already does not read it again.
  const axeSource = (await page.evaluate(
    () => typeof (window as { axe?: { run?: unknown } }).axe?.run === 'function',
  ))
    ? ';'
    : undefined
  // Our pages have no frames. Looking for them, and describing what is right, would take most of the time.
  const axe = new AxeBuilder({ page, axeSource }).include(part).setLegacyMode()
  if (exclude) axe.exclude(exclude)
  // Without `preload` axe does not parse the stylesheets again, which only experimental rules need.
  const options = { ...structuredClone(rulesFor[look]), resultTypes: ['violations' as const], preload: false }
  const { violations } = await axe.options(options as Parameters<typeof axe.options>[0]).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Where a test looks at a phone and at a desk, the colours are looked at on the desk. */
export const looksAt = (width: number): Look[] => (width < 960 ? ['structure'] : ['light', 'dark'])

/** axe looks at the page, or at the part that differs from one looked at elsewhere. */
export const withoutObjection = async (page: Page, part = 'html', looks: Look[] = ['light', 'dark']) => {
  const { width } = page.viewportSize() ?? {}
  for (const look of looks) {
    const colorScheme = look === 'dark' ? 'dark' : 'light'
    // Without motion the colours change at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches, colorScheme)
    // axe accepts smaller ones where nothing else is near, which depends on the fonts.
    if (look !== 'dark')
      expect(await smallTargets(page, part), `smaller than 24 x 24 px, ${width} px`).toEqual([])
    expect(await objections(page, { part, look }), `${look}, ${width} px`).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: null })
}

/** The same for a part of the admin panel, whose colours follow an attribute. */
export const panelWithoutObjection = async (page: Page, part: string, exclude?: string) => {
  for (const look of ['light', 'dark'] as const) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), look)
    expect(await objections(page, { part, exclude, look }), look).toEqual([])
  }
}
