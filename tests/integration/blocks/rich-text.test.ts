import { expect, it } from 'vitest'
import { openApp } from '../kit/app'
import { createPage, createSchool, textBlocks } from '../kit/content'
import { describeSite } from '../kit/harness'

const text = (words: string, extra: object = {}) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
  ...extra,
})
const block = (type: string, children: object[], extra: object = {}) => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...extra,
})
const link = (url: string, words: string) =>
  block('link', [text(words)], { fields: { linkType: 'custom', url, newTab: true }, id: words })

const linkTo = (relationTo: string, value: number, words: string) =>
  block('link', [text(words)], {
    fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false },
    id: words,
  })

/** Content that an attacker with database access, or an import, could store. */
const hostile = (heading: string) => ({
  root: block('root', [
    block('heading', [text('Title')], { tag: heading }),
    block('paragraph', [
      text('<script>alert(1)</script>&<img src=x onerror=alert(2)>'),
      text('styled', { style: 'position:fixed;top:0', format: 1 }),
    ]),
    block('paragraph', [
      link('javascript:alert(3)', 'plain'),
      link('JaVaScRiPt:alert(4)', 'mixed'),
      link('java\nscript:alert(5)', 'broken'),
      link(' javascript:alert(6)', 'spaced'),
      link('data:text/html,<script>alert(7)</script>', 'data'),
      link('vbscript:alert(8)', 'vb'),
      link('"><script>alert(9)</script>', 'quoted'),
      link('https://example.org/?a=1&b="2"', 'good'),
    ]),
    block('paragraph', [text('centred')], { format: 'center', indent: 3 }),
  ]),
})

describeSite('rich text', (open) => {
  it('contains no scripts, no styles and no headings above its level', async () => {
    const { payload, ...site } = await open()
    const page = await createPage(payload)
    const school = await createSchool(payload)
    // Bypasses the validation of the editor on purpose.
    const json = (heading: string) => `'${JSON.stringify(hostile(heading)).replaceAll("'", "''")}'`
    const blocks = JSON.stringify([{ id: 'a', blockType: 'text', text: { en: hostile('h1') } }])
    await site.sql(`update pages set blocks = '${blocks.replaceAll("'", "''")}' where id = ${page.id}`)
    await site.sql(`update schools_locales set description = ${json('h2')} where _parent_id = ${school.id}`)
    const web = await openApp({ payload, ...site })
    for (const [url, heading] of [
      [`/${page.slug}`, 'h2'],
      [`/schools/${school.slug}`, 'h3'],
    ] as const) {
      const { body, statusCode } = await web.get(url)
      expect([statusCode, web.log.filter(({ err }) => err)]).toEqual([200, []])
      const rich = body.slice(body.indexOf('Title</h') - 4, body.indexOf('centred') + 20)
      expect(rich).toContain(`<${heading}>Title</${heading}>`)
      expect(rich).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;&lt;img src=x onerror=alert(2)&gt;')
      expect(rich).toContain('<strong>styled</strong>')
      expect(rich).not.toMatch(/<script|<img|style=|onerror="/i)
      const targets = [...rich.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
      expect(targets).toHaveLength(8)
      for (const href of targets)
        expect(href.replace(/[\s\p{C}]/gu, '')).not.toMatch(/^(javascript|data|vbscript):/i)
      expect(targets).toContain('https://example.org/?a=1&amp;b=&quot;2&quot;')
      expect(rich).toContain('rel="noopener noreferrer"')
    }
    await web.close()
  })

  it('links a document while it is published, and shows only the text otherwise', async () => {
    const site = await open()
    const { payload } = site
    const linked = {
      pages: await createPage(payload, { title: 'Visa help', _status: 'draft' }),
      schools: await createSchool(payload, { name: 'Alder Bay', _status: 'draft' }),
    }
    const { slug } = await payload.create({
      collection: 'pages',
      data: {
        title: 'Links',
        slug: '',
        _status: 'published',
        blocks: textBlocks({
          root: block('root', [
            block('paragraph', [
              linkTo('pages', linked.pages.id, 'about visas'),
              linkTo('schools', linked.schools.id, 'our school'),
            ]),
          ]),
        }),
      },
    })
    const web = await openApp(site)
    const shown = async (path: string, words: string) => {
      const { body } = await web.get(`/de/${slug}`)
      expect(body).toContain(words)
      return body.includes(`<a href="/de${path}">${words}</a>`)
    }
    for (const [collection, path, words] of [
      ['pages', '/visa-help', 'about visas'],
      ['schools', '/schools/alder-bay', 'our school'],
    ] as const) {
      const update = (data: object, options: object = {}) =>
        payload.update({ collection, id: linked[collection].id, data, ...options } as never)
      const soon = () => expect.poll(() => shown(path, words), { timeout: 15_000, interval: 20 })
      expect(await shown(path, words)).toBe(false)
      await update({ _status: 'published' })
      await soon().toBe(true)
      await update({ summary: 'A newer draft.' }, { draft: true })
      expect(await shown(path, words)).toBe(true)
      await update({ _status: 'draft' })
      await soon().toBe(false)
      await update({ _status: 'published' })
      await soon().toBe(true)
      await payload.delete({ collection, id: linked[collection].id })
      await soon().toBe(false)
    }
    await web.close()
  })
})
