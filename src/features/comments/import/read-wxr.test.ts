import { describe, expect, it } from 'vitest'
import { readWxr } from './read-wxr'
import { wxrComment, wxrFile } from './wxr-fixture'

const commentsIn = (text: string) => {
  const read = readWxr(text)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.comments
}
const problemsIn = (text: string) => {
  const read = readWxr(text)
  return 'problems' in read ? read.problems : []
}

describe('a WordPress export', () => {
  it('is read with all fields that are stored', () => {
    const file = wxrFile(
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
    const read = readWxr(
      wxrFile(
        [
          wxrComment({ id: 1, approved: 'trash' }),
          wxrComment({ id: 2, type: 'pingback' }),
          wxrComment({ id: 3, content: '<img src="x.png">' }),
          wxrComment({ id: 4, type: '' }),
        ].join(''),
      ),
    )
    expect(read).toMatchObject({ skipped: 3 })
    expect(commentsIn(wxrFile(wxrComment({ id: 4, type: '' })))[0]?.state).toBe('approved')
  })

  it('has names and addresses cleaned as in the form', () => {
    const reading = readWxr(
      wxrFile(wxrComment({ id: 1, author: 'An\u202Ea  B', email: ' Ana@Mail.Example' })),
    )
    expect(reading).toMatchObject({ comments: [{ author: 'Ana B', email: 'ana@mail.example' }] })
  })

  it('is read with the local time if the UTC time is not set', () => {
    expect(commentsIn(wxrFile(wxrComment({ id: 1, date: '0000-00-00 00:00:00' })))[0]?.createdAt).toBe(
      '2020-01-01T00:00:00.000Z',
    )
  })
})

describe('an invalid file is refused with the line number', () => {
  const good = wxrFile(wxrComment({ id: 1 }))
  const bomb = `<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n${good}`

  it.each([
    ['no file', '', 'Line 1: the file is empty. Choose another file.'],
    [
      'another file',
      '<html></html>',
      'Line 1: this is not a WordPress export, which begins with <rss>. Choose another file.',
    ],
    ['no comments', wxrFile(''), 'The file contains no comments.'],
    ['custom entities', bomb, 'Line 2: DOCTYPE declarations are not allowed. Remove it.'],
    [
      'an unknown entity',
      good.replace('&amp; more', '&bomb;'),
      'Line 5: the entity “&bomb;” is unknown. Write the character itself.',
    ],
    ['a bare &', good.replace('&amp; more', '& more'), 'Line 5: “&” must be written as “&amp;”.'],
    ['a closing tag alone', '</rss>', 'Line 1: </rss> has no opening tag. Remove it.'],
    ['a missing end', good.slice(0, -10), 'Line 25: the file ends inside a tag. Export the file again.'],
    [
      'an unclosed item',
      good.slice(0, good.indexOf('</item>')),
      'Line 24: <item> has no closing tag. Export the file again.',
    ],
    [
      'crossed tags',
      good.replace('</wp:comment_id>', '</wp:comment>'),
      'Line 10: expected </wp:comment_id>, found </wp:comment>.',
    ],
    [
      'an open CDATA',
      good.replaceAll(']]>', ''),
      'Line 11: the file ends inside a CDATA section. Export the file again.',
    ],
    [
      'a broken tag',
      good.replace('<item>', '<item a=b>'),
      'Line 6: the tag is not well formed. Correct its name or its attributes.',
    ],
    ['text after the document', `${good}x`, 'Line 26: text outside the root element. Remove it.'],
    [
      'two documents',
      `${good}<rss></rss>`,
      'Line 27: a second root element. Import each document as a file of its own.',
    ],
    ['too many levels', '<rss>'.repeat(100), 'Line 1: elements are nested more than 64 levels deep.'],
    ['no number', wxrFile(wxrComment({ id: 'x' })), 'Line 9: wp:comment_id must be a number.'],
    [
      'an invalid parent',
      wxrFile(wxrComment({ id: 1, parent: 'x' })),
      'Line 9: wp:comment_parent is “x”. Write the number of a comment, or 0.',
    ],
    [
      'an unknown state',
      wxrFile(wxrComment({ id: 1, approved: 'maybe' })),
      'Line 9: wp:comment_approved is “maybe”. Write 1, 0, spam or trash.',
    ],
    [
      'a cycle of replies',
      wxrFile(wxrComment({ id: 1, parent: 2 }) + wxrComment({ id: 2, parent: 1 })),
      'Line 9: comment 1 is a reply to one of its own replies. Correct wp:comment_parent.',
    ],
    [
      'a number twice',
      wxrFile(wxrComment({ id: 1 }) + wxrComment({ id: 1 })),
      'Line 24: wp:comment_id 1 is already used in line 9. Remove one of the two comments.',
    ],
    [
      'a text that is too long',
      wxrFile(wxrComment({ id: 1, content: 'x'.repeat(5001) })),
      'Line 9: content has 5001 characters. Shorten it to at most 5000.',
    ],
    [
      'markup that is too long to read',
      wxrFile(wxrComment({ id: 1, content: '<b>'.repeat(30_000) })),
      'Line 9: wp:comment_content has 90000 characters. Shorten it to at most 65536.',
    ],
    [
      'a tag without end',
      `<rss ${'a="b" '.repeat(20_000)}></rss>`,
      'Line 1: the tag is longer than 65536 characters. Shorten it.',
    ],
  ])('%s', (_name, text, sentence) => {
    expect(problemsIn(text)).toEqual([sentence])
  })

  it('with the first 20 problems and the number of the others', () => {
    const many = Array.from({ length: 30 }, () => wxrComment({ id: 'x' })).join('')
    expect(problemsIn(wxrFile(many))).toHaveLength(21)
  })
})

it('reads a file without line breaks in linear time', () => {
  const file = wxrFile('')
    .replace('<item>', `<item>${'<b></b>'.repeat(300_000)}`)
    .replaceAll('\n', ' ')
  const began = process.cpuUsage()
  expect(problemsIn(file)).toEqual(['The file contains no comments.'])
  // A search for the next line break from every tag would take minutes.
  expect(process.cpuUsage(began).user).toBeLessThan(10_000_000)
})
