import { documentTag } from '../../shared/tags'

export const postTag = (id: number): string => documentTag('posts', id)

/** The tag of everything that lists posts: news pages, feeds, the sitemap. */
export const postsTag = 'posts'

export const postTags = (post: { id: number }): string[] => [postTag(post.id), postsTag]

export const categoryTag = (id: number): string => documentTag('categories', id)

/** Lists show the names of categories. */
export const categoryTags = (category: { id: number }): string[] => [categoryTag(category.id), postsTag]
