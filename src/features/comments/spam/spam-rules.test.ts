import { expect, it } from 'vitest'
import { brokenRules } from './spam-rules'

const settings = { blocklist: 'casino\nbad phrase\n\n  pills.example  \r\n@spam.example', maxLinks: 2 }
const broken = (fields: object) => brokenRules(fields, settings)

it.each([
  [{ content: 'Play at the CÁSINO!' }, 'casino'],
  [{ author: 'Casino Royal' }, 'casino'],
  [{ content: 'a bad   phrase here' }, 'bad phrase'],
  [{ url: 'https://cheap-pills.example/x' }, 'pills.example'],
  [{ email: 'ana@spam.example' }, '@spam.example'],
  [{ content: 'ｃａｓｉｎｏ' }, 'casino'],
  [{ content: 'cas\u200bi\u00adno' }, 'casino'],
  [{ content: 'ｐｉｌｌｓ．ｅｘａｍｐｌｅ' }, 'pills.example'],
])('blocks %j', (fields, entry) => {
  expect(broken(fields)).toEqual([{ code: 'blocked', params: { entry } }])
})

it.each([
  { content: 'casinos' },
  { content: 'a bad, very bad, day with a phrase' },
  { content: 'pills example' },
  { content: 'http://a.example and http://b.example' },
  {},
])('leaves %j alone', (fields) => expect(broken(fields)).toEqual([]))

it('counts links', () => {
  expect(broken({ content: 'http://a.example www.b.example c.com/x' })).toEqual([
    { code: 'links', params: { links: 3, max: 2 } },
  ])
})

it.each([
  ['a hyphen-name.example.com, and sub.domain.co.uk/x', 2],
  ['see ...shop.biz or (cheap.ru)', 2],
  ['one.two.three and 3.5 or e.g. this', 0],
  ['first.com/second.com third.comet', 1],
  ['ｈｔｔｐ://a.example ｗｗｗ．b.example h\u200bttp://c.example cheap．ｃｏｍ', 4],
])('counts the addresses in %j: %i', (content, count) => {
  const reasons = brokenRules({ content }, { blocklist: '', maxLinks: 0 })
  expect(reasons).toEqual(count ? [{ code: 'links', params: { links: count, max: 0 } }] : [])
})
