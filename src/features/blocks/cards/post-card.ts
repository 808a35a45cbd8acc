import { langOf } from '../../../shared/language/original-texts'
import type { Card, ListedPost } from '../contract'

/** A post in a list of cards; of an event it says when it takes place. */
export const postCard = (post: ListedPost): Card => ({
  href: post.href,
  title: { text: post.title, lang: langOf(post, 'title') },
  text: { text: post.summary, lang: langOf(post, 'summary') },
  kicker: post.event?.when ?? post.day,
  picture: post.picture,
})
