import { describe, expect, it } from 'vitest'
import { htmlProblems } from '../../../tests/html-problems'
import { pageMessages } from '../../features/pages/messages/messages'
import { languageTag, locales } from '../../shared/locale'
import { constantAnswers } from './constant-answers'

describe('constant answers', () => {
  const answer = constantAnswers(['/assets/a"b.css'])

  it('are pages in every language', () => {
    for (const locale of locales)
      for (const code of ['too_many_requests', 'unavailable', 'busy'] as const) {
        const html = answer(code, locale)?.html ?? ''
        expect(html).toContain(`<html lang="${languageTag(locale)}">`)
        expect(html).toContain('href="/assets/a&quot;b.css"')
      }
    expect(answer('too_many_requests', 'de')?.html).toContain(pageMessages.de.tooManyText)
    expect(answer('busy', 'fr')?.html).toContain('Nous recevons plus de demandes')
  })

  // The validator is slow to load on a busy machine.
  it('are valid HTML', { timeout: 60_000 }, async () => {
    expect(await htmlProblems(answer('busy', 'en')?.html ?? '')).toEqual([])
  })

  it('say when to try again', () => {
    expect(answer('too_many_requests', 'en')?.retryAfter).toBe(60)
    expect(answer('busy', 'en')?.retryAfter).toBe(5)
  })

  it('exist only for refusals and overload', () => {
    expect(answer('not_found', 'en')).toBeUndefined()
    expect(answer('internal', 'en')).toBeUndefined()
  })
})
