import { escapeXml } from '../../shared/html/escape'
import { type Locale, languageTag, localePath } from '../../shared/locale'
import { FEED_PATH, NEWS_PATH, type PostCard, postPath } from './contract'
import type { NewsMessages } from './messages/messages'

interface Feed {
  locale: Locale
  t: NewsMessages
  publicUrl: string
  siteName: string
  posts: readonly PostCard[]
}

/** A feed must say when it changed, even if it is empty. */
const never = '1970-01-01T00:00:00.000Z'

/** The newest posts as an Atom feed (RFC 4287). */
export const newsFeed = ({ locale, t, publicUrl, siteName, posts }: Feed): string => {
  const address = (path: string) => escapeXml(publicUrl + localePath(locale, path))
  const element = (name: string, text: string | undefined) =>
    text ? `<${name}>${escapeXml(text)}</${name}>` : ''
  const entry = ({ id, slug, title, summary, author, date, updatedAt, category, event }: PostCard) => `<entry>
<id>${escapeXml(publicUrl)}${NEWS_PATH}#post-${id}</id>
${element('title', title)}
<link rel="alternate" type="text/html" href="${address(postPath(slug))}"/>
<published>${date}</published>
<updated>${updatedAt}</updated>
${author ? `<author>${element('name', author)}</author>\n` : ''}${
  category ? `<category term="${escapeXml(category.slug)}" label="${escapeXml(category.name)}"/>\n` : ''
}${element('summary', [event && [event.when, event.place].filter(Boolean).join(', '), summary].filter(Boolean).join('\n'))}
</entry>
`
  const updated = posts.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), never)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(locale)}">
<id>${escapeXml(publicUrl)}${NEWS_PATH}</id>
${element('title', `${t('title')} – ${siteName}`)}
${element('subtitle', t('description', { site: siteName }))}
<link rel="self" type="application/atom+xml" href="${address(FEED_PATH)}"/>
<link rel="alternate" type="text/html" href="${address(NEWS_PATH)}"/>
<updated>${updated}</updated>
<author>${element('name', siteName)}</author>
${posts.map(entry).join('')}</feed>
`
}
