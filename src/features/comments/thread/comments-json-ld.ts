import type { CommentThread, PublicComment } from '../contract'

const toComment = ({ author, content, language, createdAt }: PublicComment) => ({
  '@type': 'Comment',
  author: { '@type': 'Person', name: author },
  datePublished: createdAt,
  text: content,
  inLanguage: language,
})

/**
 * What a post or page tells search engines about its comments: their number, and those with a name that are on its page.
 * Empty without comments.
 */
export const commentsJsonLd = ({ total, comments }: CommentThread): object => {
  if (!total) return {}
  const named = comments.filter(({ author, erased }) => author && !erased).map(toComment)
  return { commentCount: total, ...(named.length ? { comment: named } : {}) }
}
