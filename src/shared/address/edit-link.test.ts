import { expect, it } from 'vitest'
import { editedDocument } from './edit-link'

it.each([
  ['/', 'en', { global: 'home-page' }],
  ['/de', 'de', { global: 'home-page' }],
  ['/about', 'en', { collection: 'pages', slug: 'about' }],
  ['/pt-br/about', 'pt-br', { collection: 'pages', slug: 'about' }],
  ['/schools/harbour', 'en', { collection: 'schools', slug: 'harbour' }],
  ['/fr/schools/harbour/how-to-get-here', 'fr', { collection: 'schools', slug: 'harbour' }],
  ['/schools/harbour/courses/exam', 'en', { collection: 'courses', slug: 'exam', school: 'harbour' }],
  [
    '/schools/harbour/accommodation/host',
    'en',
    { collection: 'accommodation', slug: 'host', school: 'harbour' },
  ],
  ['/news/open-day', 'en', { collection: 'posts', slug: 'open-day' }],
  ['/news', 'en', undefined],
  ['/news/category/events', 'en', undefined],
  ['/quotes/abc', 'en', undefined],
])('%s is edited in %s', (path, locale, edited) => {
  expect(editedDocument(path)).toEqual({ locale, edited })
})
