import { expect, it } from 'vitest'
import { enrolmentsPanelMessages } from '../../features/enrolments/messages/panel/messages'
import { translationsPanelMessages } from '../../features/translations/messages/panel/messages'
import { panelMessages } from '../../platform/panel/messages/messages'
import { payloadPanelMessages } from '../../platform/payload/messages/panel/messages'
import type { Locale } from '../../shared/locale'

/** Sentences with a number, and the languages in which their words differ for 1. */
const counted: [Locale[], (language: Locale, count: number) => string][] = [
  [
    ['en', 'de', 'es', 'fr', 'it', 'pt', 'ca'],
    (language, count) => panelMessages(language)('csv.more', { count }),
  ],
  [
    ['de', 'es', 'fr', 'it', 'ca'],
    (language, missing) => translationsPanelMessages(language)('screen.progress', { missing, outdated: 0 }),
  ],
  [
    ['es', 'fr', 'it', 'pt', 'ca'],
    (language, outdated) => translationsPanelMessages(language)('screen.progress', { missing: 0, outdated }),
  ],
  [
    ['en', 'fr', 'it'],
    (language, more) => enrolmentsPanelMessages(language)('errors.bookedMore', { requests: 'A', more }),
  ],
  [
    ['en', 'fr', 'it'],
    (language, more) => payloadPanelMessages(language)('errors.placedMore', { names: 'A', more }),
  ],
]

it('one thing is not counted as several', () => {
  const same = counted.flatMap(([languages, write]) =>
    languages
      .map((language) => write(language, 1))
      .filter((text, index) => {
        const several = write(languages[index] as Locale, 2)
        return text.replace('1', '2') === several
      }),
  )
  expect(same).toEqual([])
})
