import { expect, it, vi } from 'vitest'
import { richTextToHtml } from './rich-text'

const ctx = { locale: 'en', draft: false, tag: () => {} } as never
const render = (...children: unknown[]) => richTextToHtml({ root: { type: 'root', children } }, ctx, 2)

it.each<[unknown, string]>([
  [null, ''],
  ['x', ''],
  [{ type: 'text' }, ''],
  [{ type: 'list' }, '<ul></ul>'],
  [{ type: 'list', children: [null, { type: 'listitem' }] }, '<ul><li></li></ul>'],
  [{ type: 'heading', children: {} }, '<h2></h2>'],
  [{ type: 'link', children: [{ type: 'text', text: 'x' }] }, 'x'],
  [{ type: 'link', fields: { url: ['x'] } }, ''],
  [{ type: 'code', children: 'x' }, ''],
  [{ type: 'block' }, ''],
  [{ type: 'block', fields: { blockType: 'embed', code: ['x'], title: 1 } }, ''],
  [
    { type: 'block', fields: { blockType: 'embed', code: '<b>x</b>', title: 1 } },
    '<div class="embedded" data-embed-name=""><b>x</b></div>',
  ],
  [{ type: 'upload', value: null }, ''],
])('renders what is stored in a wrong shape without an error: %j', (node, html) => {
  const log = vi.spyOn(console, 'error')
  expect(render({ type: 'paragraph', children: [{ type: 'text', text: 'a' }] }, node)).toBe(`<p>a</p>${html}`)
  expect(log).not.toHaveBeenCalled()
})

it('renders nothing of a text without nodes', () => {
  expect(richTextToHtml({ root: null }, ctx, 2)).toBe('')
  expect(richTextToHtml({}, ctx, 2)).toBe('')
})
