import { describe, expect, it } from 'vitest'
import { commentedTypes, commentsPath, feedPath, threadPath } from './contract'
import { documentOf, documentWithKind, nameInText, ownedBy, readReference, referenceText } from './documents'
import { commentsMessages } from './messages/messages'
import { commentsPanelMessages } from './messages/panel/messages'
import { commentTags, threadTag } from './tags'

describe('the document of a comment', () => {
  it.each(commentedTypes)('is read from the field that names it (%s)', (type) => {
    expect(documentOf(ownedBy({ type, id: 7 }))).toEqual({ type, id: 7 })
    expect(readReference(referenceText({ type, id: 7 }))).toEqual({ type, id: 7 })
  })

  it('is one, not none and not two', () => {
    expect(() => documentOf({ school: null })).toThrow('one school, post or page')
    expect(() => documentOf({ school: 1, page: 2 })).toThrow('one school, post or page')
  })

  it.each(['', 'posts', 'posts:0', 'posts:1x', 'users:1', 'posts:9999999999', ':1'])(
    'is not named by “%s”',
    (text) => {
      expect(readReference(text)).toBeUndefined()
    },
  )

  it('has comments below its own address', () => {
    const paths = commentedTypes.map((type) => commentsPath({ type, slug: 'party' }))
    expect(paths).toEqual(['/schools/party/comments', '/news/party/comments', '/party/comments'])
    expect(feedPath({ type: 'posts', slug: 'party' })).toBe('/news/party/comments.atom')
    expect(threadPath({ type: 'pages', slug: 'party' }, 2)).toBe('/party/comments?page=2')
  })

  it('has a thread of its own in the cache, which only approved comments change', () => {
    expect(new Set(commentedTypes.map((type) => threadTag({ type, id: 1 }))).size).toBe(3)
    expect(commentTags({ state: 'approved', post: 1 })).toEqual([threadTag({ type: 'posts', id: 1 })])
    expect(commentTags({ state: 'spam', post: 1 })).toEqual([])
  })

  it('is a school by its name, or a title in quotes', () => {
    const names = (type: 'schools' | 'posts') =>
      (['en', 'de', 'fr'] as const).map((locale) =>
        nameInText(commentsMessages(locale), { type, name: 'Party' }),
      )
    expect(names('schools')).toEqual(['Party', 'Party', 'Party'])
    expect(names('posts')).toEqual(['“Party”', '„Party“', '«\u00a0Party\u00a0»'])
  })

  it('has a name for moderators', () => {
    const label = (type: 'schools' | 'posts', name: string, slug = '') =>
      documentWithKind(commentsPanelMessages('en'), { type, id: 1, name, slug })
    expect(label('schools', 'Harbour')).toBe('Harbour')
    expect(label('posts', 'Party')).toBe('Party (post)')
    expect(label('posts', '', 'party')).toBe('party (post)')
    expect(label('schools', '')).toBe('a school without a name')
  })
})
