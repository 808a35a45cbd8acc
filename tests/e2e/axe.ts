import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { smallTargets } from './target-size'
import { expect } from './test'

interface Rules {
  type: 'tag' | 'rule'
  values: string[]
}
const inLight: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** All that a page in dark colours can have wrong when the same page in light ones is right. */
const inDark: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

interface Checked {
  part: string
  /** Leaves out repetitions of what axe looks at anyway. */
  exclude?: string
  rules: Rules
}

/** What axe objects to, short enough to be read in a failed test. */
const objections = async (page: Page, { part, exclude, rules }: Checked) => {
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
  const { violations } = await axe.options({ runOnly: rules, resultTypes: ['violations'] }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

type ColourScheme = 'light' | 'dark'

/** Where a test looks at a phone and at a desk, the dark colours are looked at on the desk. */
export const schemesAt = (width: number): ColourScheme[] => (width < 960 ? ['light'] : ['light', 'dark'])

/**
 * axe looks at the page, or at the part that differs from one looked at elsewhere. Colours depend neither on the width
 * nor on the language: it is enough to look at them in the dark once.
 */
export const withoutObjection = async (
  page: Page,
  part = 'html',
  schemes: ColourScheme[] = ['light', 'dark'],
) => {
  const { width } = page.viewportSize() ?? {}
  for (const colorScheme of schemes) {
    // Without motion the colours change at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches, colorScheme)
    const rules = colorScheme === 'light' ? inLight : inDark
    // axe accepts smaller ones where nothing else is near, which depends on the fonts.
    if (colorScheme === 'light')
      expect(await smallTargets(page, part), `smaller than 24 x 24 px, ${width} px`).toEqual([])
    expect(await objections(page, { part, rules }), `${colorScheme}, ${width} px`).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: null })
}

/** The same for a part of the admin panel, whose colours follow an attribute. */
export const panelWithoutObjection = async (page: Page, part: string, exclude?: string) => {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    const rules = theme === 'light' ? inLight : inDark
    expect(await objections(page, { part, exclude, rules }), theme).toEqual([])
  }
}
