import { expect, it } from 'vitest'
import { readWxrBytes } from '../../../shared/wordpress/read-wxr-bytes'
import { wxrCategory, wxrExport, wxrItem, wxrMeta } from '../../../shared/wordpress/wxr-fixture'
import { planImport } from './plan-import'

const plan = async (items: string[], taken: string[] = []) =>
  planImport(
    await readWxrBytes([new TextEncoder().encode(wxrExport(items.join('')))]),
    {
      slugs: { posts: new Set(taken), pages: new Set([...taken, 'news']), categories: new Set() },
      imported: new Map([['post:90', 'kept-address']]),
    },
    { now: new Date('2026-03-01T00:00:00Z') },
  )

it('gives every document an address that is free', async () => {
  const { documents } = await plan(
    [
      wxrItem({ id: 1, type: 'page', slug: 'about', link: 'https://old.example/about/' }),
      wxrItem({ id: 2, type: 'page', slug: 'team', parent: 1, link: 'https://old.example/about/team/' }),
      wxrItem({ id: 3, type: 'page', slug: 'team', link: 'https://old.example/team/' }),
      wxrItem({ id: 4, type: 'page', slug: 'team', parent: 1 }),
      wxrItem({ id: 5, type: 'page', slug: 'news' }),
      wxrItem({ id: 6, type: 'page', slug: '%e6%97%a5%e6%9c%ac-2', title: '日本' }),
      wxrItem({ id: 8, type: 'page', slug: '%ce%b1%ce%b8%ce%ae%ce%bd%ce%b1-2', title: 'Αθήνα' }),
      wxrItem({ id: 7, slug: '%c3%a9cole', title: 'x' }),
      wxrItem({ id: 90, slug: 'moved' }),
    ],
    ['ecole'],
  )
  expect(documents.map(({ collection, slug }) => `${collection} ${slug}`)).toEqual([
    'pages about',
    'pages team',
    'pages team-2',
    'pages about-team',
    'pages news-2',
    'pages page-6',
    'pages athina-2',
    'posts ecole-2',
    'posts kept-address',
  ])
  expect(documents[1]?.redirects).toEqual(['/about/team', '/?p=2', '/?page_id=2'])
})

it('keeps states, and says why something is a draft', async () => {
  const states: [string, object][] = [
    ['public', {}],
    ['draft', { status: 'draft' }],
    ['pending', { status: 'pending' }],
    ['private', { status: 'private' }],
    ['protected', { password: 'x' }],
    ['future', { status: 'future', date: '2026-05-01 10:00:00' }],
    ['past', { status: 'future', date: '2026-01-01 10:00:00' }],
    ['gone', { status: 'trash' }],
  ]
  const { documents, warnings, leftOut } = await plan(
    states.map(([title, more], index) => wxrItem({ id: index + 1, title, ...more })),
  )
  expect(documents.map(({ name, status, publishAt }) => [name, status, publishAt])).toEqual([
    ['public', 'published', undefined],
    ['draft', 'draft', undefined],
    ['pending', 'draft', undefined],
    ['private', 'draft', undefined],
    ['protected', 'draft', undefined],
    ['future', 'draft', '2026-05-01T10:00:00.000Z'],
    ['past', 'published', undefined],
  ])
  expect(warnings.map(({ name }) => name)).toEqual(['draft', 'pending', 'private', 'protected', 'future'])
  expect(leftOut.get('documents in the trash')).toEqual(['gone'])
})

it('finds titles, summaries, categories and pictures', async () => {
  const { documents, categories, files, leftOut, language } = await plan([
    wxrItem({
      id: 9,
      type: 'attachment',
      status: 'inherit',
      attachmentUrl: 'https://old.example/wp-content/uploads/a_boat-1.jpg',
    }),
    wxrItem({ id: 10, type: 'attachment', status: 'inherit', attachmentUrl: 'https://old.example/x.mp4' }),
    wxrItem({
      id: 1,
      title: '',
      content:
        'Words of the text. <img src="http://www.old.example/wp-content/uploads/a_boat-1-150x150.jpg">',
      more: `${wxrCategory('uncategorized', 'Uncategorized')}${wxrCategory('trips', 'Trips &amp; tours')}${wxrCategory('food', 'Food')}<category domain="tag"><![CDATA[sea]]></category>${wxrMeta('_thumbnail_id', '9')}`,
    }),
  ])
  expect(documents[0]).toMatchObject({
    title: 'Words of the text.',
    summary: 'Words of the text.',
    author: 'Ana Lima',
    category: 'category:trips',
    picture: 'file:old.example/wp-content/uploads/a_boat-1.jpg',
  })
  expect(categories[0]).toMatchObject({ title: 'Trips & tours', redirects: ['/category/trips', '/?cat=3'] })
  // The small copy in the text is the picture of the list.
  expect(files.map(({ collection, redirect }) => [collection, redirect])).toEqual([
    ['media', '/wp-content/uploads/a_boat-1.jpg'],
  ])
  expect([...leftOut.values()]).toEqual([['Food'], ['sea'], ['x.mp4']])
  expect(categories).toHaveLength(1)
  expect(language).toBe('en')
})

it('keeps the captions of pictures, and names those that cannot be kept', async () => {
  const picture = (caption: string) =>
    `<figure class="wp-block-gallery"><figure><img src="https://old.example/a.jpg" alt="A boat"><figcaption>${caption}</figcaption></figure></figure>`
  const { files, warnings } = await plan([
    wxrItem({ id: 9, type: 'attachment', status: 'inherit', attachmentUrl: 'https://old.example/a.jpg' }),
    wxrItem({ id: 1, title: 'One', content: picture('Our trip') }),
    wxrItem({ id: 2, title: 'Two', content: picture('Another trip') }),
  ])
  expect(files.map(({ caption }) => caption)).toEqual(['Our trip'])
  expect(warnings).toEqual([{ name: 'Two', what: expect.stringContaining('“Another trip”') }])
})
