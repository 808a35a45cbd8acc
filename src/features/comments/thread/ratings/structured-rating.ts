import type { CommentThread, PublicComment } from '../../contract'

const MOST = 5

const toReview = (comment: PublicComment) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: comment.author },
  datePublished: comment.createdAt.slice(0, 10),
  reviewBody: comment.content,
  inLanguage: comment.language,
  reviewRating: { '@type': 'Rating', ratingValue: comment.rating, bestRating: MOST, worstRating: 1 },
})

/** Reviews with a name and a rating that are on this page and part of the average. */
const isReview =
  (counted: readonly number[]) =>
  ({ id, rating, author, byStaff, erased }: PublicComment) =>
    counted.includes(id) && Boolean(rating && author) && !byStaff && !erased

/** The rating part of the school's structured data; empty without ratings. */
export const ratingJsonLd = ({ rating, comments }: CommentThread): object => {
  if (!rating?.count) return {}
  const reviews = comments.filter(isReview(rating.counted)).map(toReview)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(rating.average * 10) / 10,
      ratingCount: rating.count,
      bestRating: MOST,
      worstRating: 1,
    },
    ...(reviews.length ? { review: reviews } : {}),
  }
}
