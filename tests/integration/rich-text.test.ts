import { expect, it } from 'vitest'
import { openApp } from './app'
import { createPage, createSchool } from './content'
import { describeOnBoth } from './harness'

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

/** What somebody who reaches the database, or an import, could put there. */
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

describeOnBoth('rich text', (open) => {
  it('carries no script, no style and no heading above its place', async () => {
    const { payload, ...site } = await open()
    const page = await createPage(payload)
    const school = await createSchool(payload)
    // Past the validation of the editor, on purpose.
    const json = (heading: string) => `'${JSON.stringify(hostile(heading)).replaceAll("'", "''")}'`
    await site.sql(`update pages_locales set body = ${json('h1')} where _parent_id = ${page.id}`)
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
})
