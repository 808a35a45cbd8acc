import { expect, it } from 'vitest'
import type { SpamReason } from '../../contract'
import { commentsPanelMessages } from '../../messages/panel/messages'
import { describeReason } from './spam-reasons'

const filter: SpamReason = {
  code: 'filter',
  params: { score: 93, against: ['#appeal', 'subscr…', 'link:win'], inFavour: ['from:school'] },
}

it.each([
  ['en', { code: 'trapped' }, 'It filled in the field that people do not see.'],
  ['en', { code: 'links', params: { links: 1, max: 0 } }, 'It has 1 link; 0 are allowed.'],
  ['de', { code: 'links', params: { links: 3, max: 2 } }, 'Er hat 3 Links; erlaubt sind 2.'],
  ['de', { code: 'blocked', params: { entry: 'casino' } }, 'Er enthält „casino“ von der Sperrliste.'],
  [
    'en',
    filter,
    'The filter gives it 93 of 100. Like earlier spam: asks readers to do something, “subscr…”, “win” in a link. Like approved comments: “school” in the website.',
  ],
  ['en', 'A sentence of before', 'A sentence of before'],
] as ['en' | 'de', SpamReason | string, string][])('a reason in %s: %j', (language, reason, sentence) => {
  expect(describeReason(commentsPanelMessages(language), reason)).toBe(sentence)
})
