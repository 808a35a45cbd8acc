import { describe, expect, it } from 'vitest'
import { htmlProblems } from '../../../../tests/html-problems'
import { languageTag, locales } from '../../../shared/locale'
import { pagesMessages } from '../contract'
import { constantErrorPages } from './constant-error-pages'

describe('constant error pages', () => {
  const pageFor = constantErrorPages(['/assets/a"b.css'])

  it('are pages in every language', () => {
    for (const locale of locales)
      for (const code of ['too_many_requests', 'unavailable', 'busy'] as const) {
        const html = pageFor(code, locale)?.html ?? ''
        expect(html).toContain(`<html lang="${languageTag(locale)}">`)
        expect(html).toContain('href="/assets/a&quot;b.css"')
      }
    expect(pageFor('too_many_requests', 'de')?.html).toContain(pagesMessages('de')('tooManyText'))
    expect(pageFor('busy', 'fr')?.html).toContain('Nous recevons plus de demandes')
  })

  // The validator is slow to load on a busy machine.
  it('are valid HTML', { timeout: 60_000 }, async () => {
    expect(await htmlProblems(pageFor('busy', 'en')?.html ?? '')).toEqual([])
  })

  it('say when to try again', () => {
    expect(pageFor('too_many_requests', 'en')?.retryAfter).toBe(60)
    expect(pageFor('busy', 'en')?.retryAfter).toBe(5)
  })

  it('exist only for refusals and overload', () => {
    expect(pageFor('not_found', 'en')).toBeUndefined()
    expect(pageFor('internal', 'en')).toBeUndefined()
  })
})
