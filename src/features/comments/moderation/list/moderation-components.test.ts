import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ModeratedComment } from '../../contract'
import { CommentEditor } from './CommentEditor'
import { CommentRow } from './CommentRow'
import { ModerationList } from './ModerationList'

const row: ModeratedComment = {
  id: 7,
  document: { type: 'schools', id: 2, name: 'A school', slug: 'a-school' },
  author: 'Ana Pérez',
  email: 'ana@example.org',
  url: 'https://ana.example/',
  content: 'First line\nsecond line',
  state: 'unapproved',
  language: 'es',
  createdAt: '2026-11-15T11:00:00.000Z',
  version: 3,
  ipHash: 'hash-1',
  spamScore: 0.42,
  spamReasons: ['2 links', { code: 'quick' }],
  byStaff: false,
  verified: true,
}
const now = new Date('2026-11-15T12:00:00Z')
const render = (change: Partial<ModeratedComment> = {}) =>
  renderToStaticMarkup(createElement(CommentRow, { row: { ...row, ...change }, now, back: '/back' }))

describe('a row', () => {
  it('names a post and links to its comments', () => {
    const html = render({ document: { type: 'posts', id: 3, name: 'A party', slug: 'a-party' } })
    expect(html).toContain('<a href="/news/a-party/comments" dir="auto">A party (post)</a>')
  })

  it('shows author, text, school, spam score and actions', () => {
    const html = render()
    for (const part of [
      '>AP<',
      'Ana Pérez',
      'ana@example.org',
      'href="https://ana.example/"',
      'Verified',
      'First line\nsecond line',
      'Spam score 42 %',
      '<li>2 links</li>',
      '<li>It was sent within three seconds, so it waits for you.</li>',
      '1 hour ago',
      'href="/schools/a-school/comments"',
      'same sender',
      'name="version[7]" value="3"',
      'lang="es"',
    ])
      expect(html).toContain(part)
  })

  it('links to the approved comment in its thread', () => {
    expect(render({ state: 'approved' })).toContain('href="/schools/a-school/comments/7"')
  })

  it('shows the comment it replies to', () => {
    expect(render()).not.toContain('In reply to')
    const html = render({ inReplyTo: { id: 3, author: '', content: 'Was it <good>?' } })
    expect(html.replace(/<[^>]+>/g, '')).toContain('In reply to Anonymous: Was it &lt;good&gt;?')
    expect(html).toContain('&amp;comment=3"')
  })

  it('shows “Anonymous” without a name and links only web addresses', () => {
    const html = render({ author: ' ', url: 'javascript:alert(1)', verified: false })
    expect(html).toContain('>Anonymous<')
    expect(html).not.toContain('href="javascript')
    expect(html).not.toContain('Verified')
  })

  it('escapes everything that visitors wrote', () => {
    const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>\' &lt;'
    const html = render({
      author: attack,
      email: attack,
      url: attack,
      content: attack,
      language: attack,
      ipHash: attack,
      spamReasons: [attack, { code: 'blocked', params: { entry: attack } }],
      document: { type: 'schools', id: 1, name: attack, slug: 'x' },
      inReplyTo: { id: 1, author: attack, content: attack },
    })
    expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>(?!&gt;)/)
    expect(html.match(/&lt;img/g)?.length).toBeGreaterThan(5)
  })
})

describe('the list', () => {
  const list = (rows: ModeratedComment[], address = {}) =>
    renderToStaticMarkup(
      createElement(ModerationList, {
        list: { rows, total: rows.length * 60, page: 2, pages: 3 },
        counts: { unapproved: 5, approved: 7, spam: 2, removed: 1 },
        schools: [{ id: 2, name: 'A school' }],
        documents: [{ type: 'posts', id: 3, name: 'A party', slug: 'a-party' }],
        address: { page: 2, perPage: 50, ...address },
        now,
      }),
    )

  it('shows counts per state, the selected state and page links', () => {
    const html = list([row], { state: 'unapproved' })
    expect(html.replace(/<[^>]+>/g, '')).toContain('All but spam 12Pending 5Approved 7Spam 2')
    expect(html).toMatch(/aria-current="page">Pending/)
    expect(html).toContain('Page 2 of 3')
    expect(html).toMatch(/state=unapproved" rel="prev"/)
    expect(html).toMatch(/state=unapproved&amp;page=3" rel="next"/)
  })

  it('says why it is empty', () => {
    expect(list([], { state: 'unapproved' })).toContain('Nothing waits.')
    expect(list([], { text: 'x' })).toContain('No comment matches these filters.')
    expect(list([])).toContain('There are no comments yet.')
  })
})

describe('the editor', () => {
  const editor = (task: 'edit' | 'reply') =>
    renderToStaticMarkup(createElement(CommentEditor, { task, row, back: '/back', idempotencyKey: 'once-1' }))

  it('has all fields for editing and only the text for a reply', () => {
    expect(editor('edit').match(/<(input|textarea)(?! type="hidden")/g)).toHaveLength(4)
    expect(editor('edit')).toContain('Update Comment')
    const reply = editor('reply')
    expect(reply.match(/<(input|textarea)(?! type="hidden")/g)).toHaveLength(1)
    // The test comment is not approved yet.
    expect(reply).toContain('Approve and reply')
    expect(reply).toContain('name="approve" value="1"')
    expect(reply).not.toContain('First line')
    expect(reply).toContain('name="cid" value="0"')
    expect(reply).toContain('name="parent_id" value="7"')
  })
})
