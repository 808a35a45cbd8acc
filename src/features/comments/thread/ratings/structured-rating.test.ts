import { expect, it } from 'vitest'
import type { PublicComment } from '../../contract'
import { ratingJsonLd } from './structured-rating'

const comment = (change: Partial<PublicComment>): PublicComment => ({
  id: 1,
  parentId: 0,
  depth: 1,
  author: 'Ana',
  url: '',
  content: 'Good.',
  rating: 4,
  byStaff: false,
  erased: false,
  language: 'en',
  createdAt: '2026-05-01T10:00:00.000Z',
  ...change,
})

const thread = (
  comments: PublicComment[],
  rating?: { average: number; count: number; counted: number[] },
) => ({
  comments,
  total: comments.length,
  page: 1,
  pages: 1,
  rating,
})

it('contains the average and the counted reviews of this page', () => {
  const shown = [
    comment({}),
    comment({ author: '' }),
    comment({ rating: undefined }),
    comment({ byStaff: true }),
    comment({ erased: true }),
    // Not counted: a later rating of the same address replaced it.
    comment({ id: 2, author: 'Bo' }),
  ]
  expect(ratingJsonLd(thread(shown, { average: 4.3333, count: 3, counted: [1] }))).toEqual({
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: 4.3,
      ratingCount: 3,
      bestRating: 5,
      worstRating: 1,
    },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ana' },
        datePublished: '2026-05-01',
        reviewBody: 'Good.',
        inLanguage: 'en',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ],
  })
})

it('is empty without ratings', () => {
  expect(ratingJsonLd(thread([comment({})]))).toEqual({})
  expect(ratingJsonLd(thread([], { average: 0, count: 0, counted: [] }))).toEqual({})
  expect(ratingJsonLd(thread([], { average: 5, count: 1, counted: [7] }))).not.toHaveProperty('review')
})
