import { type Locale, languageTag, localePath } from '../../shared/locale'
import { type PostCard, postPath } from './contract'

// A post as JSON-LD. It says nothing that its page does not show.

interface SiteFacts {
  locale: Locale
  publicUrl: string
  siteName: string
}

/**
 * Structured data of a post: an article with its comments, or an event with its time and place. Events have no comments in the
 * vocabulary.
 */
export const postJsonLd = (
  post: PostCard,
  { locale, publicUrl, siteName }: SiteFacts,
  comments: object = {},
): object => {
  const url = publicUrl + localePath(locale, postPath(post.slug))
  const organization = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: siteName,
    url: publicUrl,
  }
  const common = {
    '@context': 'https://schema.org',
    '@id': `${publicUrl}${postPath(post.slug)}#post`,
    url,
    description: post.summary,
    inLanguage: languageTag(locale),
    ...(post.picture ? { image: [publicUrl + (post.picture.share ?? post.picture.src)] } : {}),
  }
  if (!post.event)
    return {
      ...common,
      '@type': 'NewsArticle',
      headline: post.title,
      mainEntityOfPage: url,
      datePublished: post.date,
      dateModified: post.updatedAt > post.date ? post.updatedAt : post.date,
      author: post.author ? { '@type': 'Person', name: post.author } : organization,
      publisher: organization,
      ...(post.category ? { articleSection: post.category.name } : {}),
      ...comments,
    }
  const { startsAt, endsAt, place } = post.event
  const name = place || post.school?.name || siteName
  return {
    ...common,
    '@type': 'Event',
    name: post.title,
    startDate: startsAt,
    ...(endsAt ? { endDate: endsAt } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name, address: name },
    organizer: organization,
  }
}
