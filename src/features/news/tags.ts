import { documentTag } from '../../shared/tags'

const postTag = (id: number): string => documentTag('posts', id)

/** The tag of everything that lists posts: news pages, feeds, the sitemap. */
export const postsTag = 'posts'

export const postTags = (post: { id: number }): string[] => [postTag(post.id), postsTag]
