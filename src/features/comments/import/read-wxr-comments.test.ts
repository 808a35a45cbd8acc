import { describe, expect, it } from 'vitest'
import { wxrComment, wxrWithComments } from '../../../shared/wordpress/wxr-fixture'
import { translateProblems } from './import-problems.server'
import { readWxrComments } from './read-wxr-comments'

const commentsIn = (text: string) => {
  const read = readWxrComments(text)
  if ('problems' in read) throw new Error(translateProblems(read.problems, 'en').join('\n'))
  return read.comments
}
const problemsIn = (text: string) => {
  const read = readWxrComments(text)
  return 'problems' in read ? translateProblems(read.problems, 'en') : []
}

describe('a WordPress export', () => {
  it('is read with all fields that are stored', () => {
    const file = wxrWithComments(
      wxrComment({
        id: 3,
        author: 'Ana &amp; Co',
        url: 'https://ana.example/?a=1&amp;b=2',
        content: 'a ]]> b',
      }) +
        wxrComment({ id: 4, parent: 3, approved: '0', date: '2020-05-02 00:00:00' }) +
        wxrComment({ id: 5, approved: 'spam', email: '', url: 'javascript:alert(1)' }),
    )
    expect(commentsIn(file)).toEqual([
      {
        source: '3',
        parent: '',
        author: 'Ana & Co',
        email: 'ana@mail.example',
        url: 'https://ana.example/?a=1&b=2',
        content: 'a ]]> b',
        state: 'approved',
        createdAt: '2020-05-01T10:20:30.000Z',
      },
      expect.objectContaining({ parent: '3', state: 'unapproved', createdAt: '2020-05-02T00:00:00.000Z' }),
      expect.objectContaining({ state: 'spam', email: '', url: '' }),
    ])
  })

  it('is read without trashed comments, pingbacks and comments without text', () => {
    const read = readWxrComments(
      wxrWithComments(
        [
          wxrComment({ id: 1, approved: 'trash' }),
          wxrComment({ id: 2, type: 'pingback' }),
          wxrComment({ id: 3, content: '<img src="x.png">' }),
          wxrComment({ id: 4, type: '' }),
        ].join(''),
      ),
    )
    expect(read).toMatchObject({ skipped: 3 })
    expect(commentsIn(wxrWithComments(wxrComment({ id: 4, type: '' })))[0]?.state).toBe('approved')
  })

  it('has names and addresses cleaned as in the form', () => {
    const reading = readWxrComments(
      wxrWithComments(wxrComment({ id: 1, author: 'An\u202Ea  B', email: ' Ana@Mail.Example' })),
    )
    expect(reading).toMatchObject({ comments: [{ author: 'Ana B', email: 'ana@mail.example' }] })
  })

  it('is read with the local time if the UTC time is not set', () => {
    expect(
      commentsIn(wxrWithComments(wxrComment({ id: 1, date: '0000-00-00 00:00:00' })))[0]?.createdAt,
    ).toBe('2020-01-01T00:00:00.000Z')
  })
})

describe('an invalid file is refused with the line number', () => {
  const good = wxrWithComments(wxrComment({ id: 1 }))

  it.each([
    ['no comments', wxrWithComments(''), 'The file contains no comments.'],
    ['no number', wxrWithComments(wxrComment({ id: 'x' })), 'Line 9: wp:comment_id must be a number.'],
    [
      'an invalid parent',
      wxrWithComments(wxrComment({ id: 1, parent: 'x' })),
      'Line 9: wp:comment_parent is “x”. Write the number of a comment, or 0.',
    ],
    [
      'an unknown state',
      wxrWithComments(wxrComment({ id: 1, approved: 'maybe' })),
      'Line 9: wp:comment_approved is “maybe”. Write 1, 0, spam or trash.',
    ],
    [
      'a cycle of replies',
      wxrWithComments(wxrComment({ id: 1, parent: 2 }) + wxrComment({ id: 2, parent: 1 })),
      'Line 9: comment 1 is a reply to one of its own replies. Correct wp:comment_parent.',
    ],
    [
      'a number twice',
      wxrWithComments(wxrComment({ id: 1 }) + wxrComment({ id: 1 })),
      'Line 24: wp:comment_id 1 is already used in line 9. Remove one of the two comments.',
    ],
    [
      'a text that is too long',
      wxrWithComments(wxrComment({ id: 1, content: 'x'.repeat(5001) })),
      'Line 9: content has 5001 characters. Shorten it to at most 5000.',
    ],
    [
      'markup that is too long to read',
      wxrWithComments(wxrComment({ id: 1, content: '<b>'.repeat(30_000) })),
      'Line 9: wp:comment_content has 90000 characters. Shorten it to at most 65536.',
    ],
  ])('%s', (_name, text, sentence) => {
    expect(problemsIn(text)).toEqual([sentence])
  })

  it('that is not well formed', () => {
    const read = () => readWxrComments(good.replace('&amp; more', '& more'))
    expect(read).toThrow('Line 5: “&” must be written as “&amp;”.')
  })

  it('in the language of the panel', () => {
    const read = readWxrComments(wxrWithComments(wxrComment({ id: 'x' })))
    expect('problems' in read && translateProblems(read.problems, 'de')).toEqual([
      'Zeile 9: wp:comment_id muss eine Zahl sein.',
    ])
  })

  it('with the first 20 problems and the number of the others', () => {
    const many = Array.from({ length: 30 }, () => wxrComment({ id: 'x' })).join('')
    expect(problemsIn(wxrWithComments(many))).toHaveLength(21)
  })
})
