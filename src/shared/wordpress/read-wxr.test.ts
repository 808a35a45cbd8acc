import { describe, expect, it } from 'vitest'
import { readWxrText } from './read-wxr'
import { readWxrBytes } from './read-wxr-bytes'
import { XmlError } from './read-xml'
import { wxrCategory, wxrComment, wxrExport, wxrItem, wxrMeta, wxrWithComments } from './wxr-fixture'

/** In small pieces, so that elements and letters are cut in two. */
const pieces = (bytes: Uint8Array, size = 7) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  )
const read = (text: string) => readWxrBytes(pieces(new TextEncoder().encode(text), 97))
const failure = (text: string) => read(text).catch((error: Error) => error.message)

describe('an export of WordPress', () => {
  it('is read with its items, terms, fields and comments', async () => {
    const comment = `<wp:comment><wp:comment_id>4</wp:comment_id><wp:comment_content><![CDATA[Nice]]></wp:comment_content>
      <wp:commentmeta><wp:meta_key>x</wp:meta_key></wp:commentmeta></wp:comment>`
    const wxr = await read(
      wxrExport(
        wxrItem({
          id: 12,
          title: 'Caf\u00e9 & “more”',
          content: 'a ]]> b\r\nc\u0008',
          slug: 'cafe',
          more: wxrCategory('trips', 'Trips &amp; tours') + wxrMeta('_thumbnail_id', '9') + comment,
        }),
      ),
    )
    expect(wxr).toMatchObject({ site: 'https://old.example', language: 'en-GB' })
    expect(wxr.authors.get('ana')).toBe('Ana Lima')
    expect(wxr.categories).toEqual([{ id: 3, nicename: 'trips', name: 'Trips & tours', parent: '' }])
    const [item] = wxr.items
    expect(item).toMatchObject({
      id: 12,
      title: 'Café & “more”',
      content: 'a ]]> b\nc',
      date: '2020-05-01T10:20:30.000Z',
      terms: [{ domain: 'category', nicename: 'trips', name: 'Trips &amp; tours' }],
    })
    expect(item?.meta.get('_thumbnail_id')).toBe('9')
    expect(item?.comments.map(({ fields }) => fields.get('wp:comment_content'))).toEqual(['Nice'])
  })

  it('may have other prefixes and another encoding', async () => {
    const other = wxrExport(wxrItem({ id: 1, title: 'Größe' }))
      .replaceAll('wp:', 'w:')
      .replaceAll('xmlns:wp', 'xmlns:w')
      .replace('UTF-8', 'ISO-8859-1')
    const { items } = await readWxrBytes(pieces(Buffer.from(other, 'latin1'), 300))
    expect(items[0]).toMatchObject({ id: 1, title: 'Größe', type: 'post' })
    const wide = Buffer.from(`\ufeff${wxrExport(wxrItem({ id: 2, title: 'Ñ' }))}`, 'utf16le')
    expect((await readWxrBytes(pieces(wide, 301))).items[0]?.title).toBe('Ñ')
  })

  it('is refused if it is something else, incomplete or an attack', async () => {
    expect(await failure('<html><body>Log in</body></html>')).toContain('not a WordPress export')
    expect(await failure('')).toContain('empty')
    expect(await failure(wxrExport(wxrItem({ id: 1 })).slice(0, -60))).toContain(
      'before the export is complete',
    )
    const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    expect(await failure(wxrExport('').replace('<rss', `${bomb}<rss`))).toContain('DOCTYPE')
    const nested = '<x>'.repeat(100) + '</x>'.repeat(100)
    expect(await failure(wxrExport(nested))).toContain('nested')
    expect(await failure(wxrExport('').replace('UTF-8', 'klingon'))).toContain('klingon')
    expect((await read(wxrExport(wxrItem({ id: 1, title: '&b;' })))).items[0]?.title).toBe('&b;')
  })

  it('is refused while a text grows too long, before its end has come', async () => {
    let read = 0
    const endless = function* () {
      yield new TextEncoder().encode('<rss><channel><item>\n<content:encoded><![CDATA[')
      for (; read < 64; read++) yield new Uint8Array(1024 * 1024).fill(97)
    }
    const message = await readWxrBytes(endless()).catch((error: Error) => error.message)
    expect(message).toBe('Line 2: <content:encoded> is longer than 8 MB. Shorten it in the file.')
    expect(read).toBeLessThan(12)
  })
})

describe('an export that is not well formed is refused with the line number', () => {
  const good = wxrWithComments(wxrComment({ id: 1 }))
  const bomb = `<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n${good}`

  it.each([
    ['no file', '', 'Line 1: the file is empty. Choose another file.'],
    [
      'another file',
      '<html></html>',
      'Line 1: this is not a WordPress export, which begins with <rss>. Choose another file.',
    ],
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
      good.replace(/<wp:comment>.*/s, (comments) => comments.replaceAll(']]>', '')),
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
    [
      'a tag without end',
      `<rss ${'a="b" '.repeat(20_000)}></rss>`,
      'Line 1: the tag is longer than 65536 characters. Shorten it.',
    ],
  ])('%s', (_name, text, sentence) => {
    const read = () => readWxrText(text)
    expect(read).toThrow(XmlError)
    expect(read).toThrow(expect.objectContaining({ message: sentence }))
  })
})

it('reads a file without line breaks in linear time', () => {
  const file = wxrWithComments('')
    .replace('<item>', `<item>${'<b></b>'.repeat(300_000)}`)
    .replaceAll('\n', ' ')
  const began = process.cpuUsage()
  expect(readWxrText(file).items.map(({ commentCount }) => commentCount)).toEqual([0])
  // A search for the next line break from every tag would take minutes.
  expect(process.cpuUsage(began).user).toBeLessThan(10_000_000)
})
