import { describe, expect, it } from 'vitest'
import { readWxr } from './read-wxr'
import { wxrCategory, wxrExport, wxrItem, wxrMeta } from './wxr-fixture'

/** In small pieces, so that elements and letters are cut in two. */
const pieces = (bytes: Uint8Array, size = 7) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  )
const read = (text: string) => readWxr(pieces(new TextEncoder().encode(text), 97))
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
    const { items } = await readWxr(pieces(Buffer.from(other, 'latin1'), 300))
    expect(items[0]).toMatchObject({ id: 1, title: 'Größe', type: 'post' })
    const wide = Buffer.from(`\ufeff${wxrExport(wxrItem({ id: 2, title: 'Ñ' }))}`, 'utf16le')
    expect((await readWxr(pieces(wide, 301))).items[0]?.title).toBe('Ñ')
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
    const message = await readWxr(endless()).catch((error: Error) => error.message)
    expect(message).toBe('Line 2: <content:encoded> is longer than 8 MB. Shorten it in the file.')
    expect(read).toBeLessThan(12)
  })
})
