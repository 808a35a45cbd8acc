import { describe, expect, it } from 'vitest'
import {
  contentVectors,
  nameVectors,
  strangeAddresses,
  wrongAddresses,
} from '../../../../tests/attack-vectors'
import { commentsMessages } from '../messages/messages'
import { readComment, readParentId } from './read-comment'

const en = commentsMessages('en')

const settings = { nameRequired: true, ratings: true, replyMail: true }
const good = { author: 'Ana', email: 'ana@x.example', content: 'Hello' }

const read = (fields: Record<string, string>, more: Partial<typeof settings> = {}, isReply = false) =>
  readComment(new URLSearchParams({ ...good, ...fields }), {
    settings: { ...settings, ...more },
    t: en,
    isReply,
  })
const fieldsWrong = (...args: Parameters<typeof read>) => read(...args).errors.map(({ field }) => field)

describe('the form is refused with the invalid fields', () => {
  it.each([
    [{ author: '' }, ['author']],
    [{ author: '\u200B\u2060' }, ['author']],
    [{ email: '' }, ['email']],
    [{ author: '', email: '', content: ' \n ' }, ['content', 'author', 'email']],
    [{ email: 'ana' }, ['email']],
    [{ email: 'ana@x.example, bob@x.example' }, ['email']],
    [{ email: 'ana@x.example\nBcc: bob@x.example' }, ['email']],
    [{ content: '\u200B' }, ['content']],
    [{ content: '' }, ['content']],
    [{ author: 'a'.repeat(81) }, ['author']],
    [{ email: `${'a'.repeat(250)}@x.example` }, ['email']],
    [{ url: `https://x.example/${'a'.repeat(500)}` }, ['url']],
    [{ content: 'a'.repeat(5001) }, ['content']],
    [{ author: 'A\uFFFD' }, ['author']],
    [{ content: 'x\uD800y' }, ['content']],
    [{ rating: '6' }, ['rating']],
    [{ rating: '0' }, ['rating']],
    [{ rating: '4.5' }, ['rating']],
  ])('for %j', (fields, wrong) => expect(fieldsWrong(fields)).toEqual(wrong))

  it.each(wrongAddresses)('for the website %j', (url) => expect(fieldsWrong({ url })).toEqual(['url']))

  it('in a message with the field, the limit and the length', () => {
    expect(read({ content: 'a'.repeat(5001) }).errors[0]?.message).toBe(
      'Comment: use 5000 characters at most. There are 5001 now.',
    )
  })

  it('for a rating without an address, which identifies repeated ratings', () => {
    expect(fieldsWrong({ email: '', rating: '4' }, { nameRequired: false })).toEqual(['email'])
  })
})

describe('the stored comment', () => {
  it('contains only fields of the form', () => {
    const extra = {
      state: 'approved',
      id: '7',
      user: '1',
      ipHash: 'x',
      createdAt: '2001-01-01',
      verified: 'true',
      version: '9',
      spamScore: '0',
    }
    expect(read(extra).comment).toEqual({
      ...good,
      url: '',
      wantsReplies: false,
      remember: false,
    })
  })

  it.each(contentVectors)('has the whole text without control characters: %j', (content) => {
    const expected = content.replace(/[^\P{Cc}\n\t]/gu, '').trim()
    expect(read({ content }).comment?.content).toBe(expected)
  })

  it.each(nameVectors)('has a name of one line without direction marks: %j', (author) => {
    const name = read({ author }).comment?.author ?? ''
    expect(name).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u)
    expect(name).not.toBe('')
  })

  it.each(strangeAddresses)('has a website that is safe in an attribute: %j', (url) => {
    expect(read({ url }).comment?.url).toMatch(/^https:\/\/[^"<>\s]+$/)
  })

  it.each([
    ['example.org', 'https://example.org/'],
    ['www.example.org/a b', 'https://www.example.org/a%20b'],
    ['HTTP://Example.org', 'http://example.org/'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
  ])('for the website %j has %j', (typed, url) => expect(read({ url: typed }).comment?.url).toBe(url))

  it('keeps line breaks and has an address in lower case', () => {
    const { comment } = read({ content: ' one\r\n\r\ntwo\u0000 \r three ', email: ' Ana@X.Example ' })
    expect(comment).toMatchObject({ content: 'one\n\ntwo \n three', email: 'ana@x.example' })
  })

  it('has a rating only at the top level and if ratings are on', () => {
    expect(read({ rating: '4' }).comment?.rating).toBe(4)
    expect(read({ rating: '4' }, {}, true).comment?.rating).toBeUndefined()
    expect(read({ rating: 'x' }, { ratings: false }).comment?.rating).toBeUndefined()
  })

  it('has the wish for mails only if they are sent', () => {
    expect(read({ notify: 'yes', remember: 'yes' }).comment).toMatchObject({
      wantsReplies: true,
      remember: true,
    })
    expect(read({ notify: 'yes' }, { replyMail: false }).comment?.wantsReplies).toBe(false)
  })
})

it.each([
  ['', 0],
  ['0', 0],
  [' 12 ', 12],
  ['-1', undefined],
  ['1e3', undefined],
  ['99999999999', undefined],
  ['2147483648', undefined],
  ['x', undefined],
])('the parent in %j is %j', (parent_id, id) => {
  expect(readParentId(new URLSearchParams({ parent_id }))).toBe(id)
})
