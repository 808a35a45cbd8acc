import { escapeHtml } from '../../../shared/html'
import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { fill } from '../../../shared/message'
import { commentsPath, feedPath, type PublicComment } from '../contract'
import type { CommentMessages } from '../messages/en'
import { contentParagraphs } from './content-parts'

interface FeedEntry extends PublicComment {
  updatedAt: string
}

interface Feed {
  locale: Locale
  t: CommentMessages
  publicUrl: string
  school: { slug: string; name: string; updatedAt: string }
  entries: FeedEntry[]
}

// Characters that XML has no way to write, and halves of pairs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get through
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const xml = (text: string): string => escapeHtml(text.replace(unwritable, '\ufffd'))

/** The same markup as on the page, as text of the feed. */
const contentHtml = (content: string): string =>
  contentParagraphs(content)
    .map((lines) =>
      lines
        .map((parts) =>
          parts
            .map(({ text, href }) =>
              href
                ? `<a href="${escapeHtml(href)}" rel="nofollow ugc noopener">${escapeHtml(text)}</a>`
                : escapeHtml(text),
            )
            .join(''),
        )
        .join('<br>'),
    )
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')

/** A school's newest comments as an Atom feed (RFC 4287). */
export const atomFeed = ({ locale, t, publicUrl, school, entries }: Feed): string => {
  const address = (path: string) => xml(publicUrl + localePath(locale, path))
  const thread = commentsPath(school.slug)
  /** One identity in all languages. */
  const identity = xml(publicUrl + thread)
  const entry = (comment: FeedEntry) => {
    const author = comment.author || t.anonymous
    const content = comment.erased ? `<p>${escapeHtml(t.erased)}</p>` : contentHtml(comment.content)
    return `<entry>
<id>${identity}#comment-${comment.id}</id>
<title>${xml(fill(t.feedEntry, { author, school: school.name }))}</title>
<link rel="alternate" type="text/html" href="${address(`${thread}/${comment.id}`)}"/>
<published>${comment.createdAt}</published>
<updated>${comment.updatedAt}</updated>
<author><name>${xml(author)}</name>${comment.url ? `<uri>${xml(comment.url)}</uri>` : ''}</author>
<content type="html" xml:lang="${xml(comment.language)}">${xml(content)}</content>
</entry>
`
  }
  const updated = entries
    .map(({ updatedAt }) => updatedAt)
    .reduce((a, b) => (a > b ? a : b), school.updatedAt)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(locale)}">
<id>${identity}</id>
<title>${xml(fill(t.threadTitle, { school: school.name }))}</title>
<link rel="self" type="application/atom+xml" href="${address(feedPath(school.slug))}"/>
<link rel="alternate" type="text/html" href="${address(thread)}"/>
<updated>${updated}</updated>
${entries.map(entry).join('')}</feed>
`
}
