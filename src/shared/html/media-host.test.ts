import { describe, expect, it } from 'vitest'
import { onMediaHost } from './media-host'

const cdn = 'https://cdn.example'

describe('pictures on another host', () => {
  it('are those of attributes, lists of sizes and properties of islands', () => {
    expect(
      onMediaHost(
        '<img src="/media/a.jpg?v=1" srcset="/media/a%20b.webp?v=1 400w, /media/c.webp?v=2 800w">',
        cdn,
      ),
    ).toBe(
      `<img src="${cdn}/media/a.jpg?v=1" srcset="${cdn}/media/a%20b.webp?v=1 400w, ${cdn}/media/c.webp?v=2 800w">`,
    )
    expect(onMediaHost('<sh-island props="{&quot;src&quot;:&quot;/media/a.jpg?v=1&quot;}">', cdn)).toContain(
      `&quot;${cdn}/media/a.jpg?v=1&quot;`,
    )
  })

  it('are not absolute addresses, other paths, or all of them without a host', () => {
    for (const html of [
      '<meta content="https://school.example/media/a.jpg?v=1">',
      '<a href="/media/a.jpg">',
      '<a href="/files/a.pdf?v=1">',
      '<p>Our /media/ page</p>',
    ])
      expect(onMediaHost(html, cdn)).toBe(html)
    expect(onMediaHost('<img src="/media/a.jpg?v=1">', undefined)).toBe('<img src="/media/a.jpg?v=1">')
  })
})
