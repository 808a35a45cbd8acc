import type { ReactNode } from 'react'
import { schoolPath } from '../../shared/address/school-path'
import { langOf } from '../../shared/language/original-texts'
import { type Locale, localePath } from '../../shared/locale'
import { Picture } from '../../ui/pictures/Picture'
import {
  categoryPath,
  eventFilePath,
  NEWS_PATH,
  type Neighbours,
  type PostCard,
  type PostEvent,
  type PostLink,
} from './contract'
import type { NewsMessages } from './messages/messages'

interface PostPageProps {
  locale: Locale
  t: NewsMessages
  post: PostCard
  neighbours: Neighbours
  /** The text begins with the same words, so they are shown once. */
  summaryRepeatsText: boolean
  children?: ReactNode
}

export function PostPage({ locale, t, post, neighbours, summaryRepeatsText, children }: PostPageProps) {
  const { category, picture, author, school, event } = post
  return (
    <article className="content blocks-page post wrap">
      <header className="content-heading">
        <p className="kicker">
          <a href={localePath(locale, NEWS_PATH)}>{t('title')}</a>
          {category && <a href={localePath(locale, categoryPath(category.slug))}>{category.name}</a>}
        </p>
        <h1 lang={langOf(post, 'title')}>{post.title}</h1>
        {!summaryRepeatsText && (
          <p className="lead" lang={langOf(post, 'summary')}>
            {post.summary}
          </p>
        )}
        <p className="news-date">
          <time dateTime={post.date}>{post.day}</time>
          {author && <span>{t('author', { author })}</span>}
          {school && !event && <a href={localePath(locale, schoolPath(school.slug))}>{school.name}</a>}
        </p>
      </header>
      {picture && (
        <Picture
          className="post-picture"
          picture={picture}
          sizes="(min-width: 960px) 66rem, 100vw"
          priority
        />
      )}
      {event && <EventFacts locale={locale} t={t} post={post} event={event} />}
      {children}
      <More t={t} {...neighbours} />
    </article>
  )
}

interface EventFactsProps extends Pick<PostPageProps, 'locale' | 't' | 'post'> {
  event: PostEvent
}

/** When and where an event is, and a file for the visitor's calendar. */
function EventFacts({ locale, t, post, event }: EventFactsProps) {
  const { school, slug } = post
  return (
    <div className="post-facts">
      <dl>
        <div>
          <dt>{t('when')}</dt>
          <dd>
            <time dateTime={event.startsAt}>{event.when}</time>
          </dd>
        </div>
        {event.place && (
          <div>
            <dt>{t('where')}</dt>
            <dd lang={langOf(event, 'place')}>{event.place}</dd>
          </div>
        )}
        {school && (
          <div>
            <dt>{t('school')}</dt>
            <dd>
              <a href={localePath(locale, schoolPath(school.slug))}>{school.name}</a>
            </dd>
          </div>
        )}
      </dl>
      <a
        className="button button-quiet"
        href={localePath(locale, eventFilePath(slug))}
        download={`${slug}.ics`}
      >
        {t('addToCalendar')}
      </a>
    </div>
  )
}

function More({ t, older, newer }: { t: NewsMessages } & Neighbours) {
  if (!older && !newer) return null
  return (
    <nav className="post-more" aria-label={t('moreNews')}>
      {older && <Neighbour link={older} rel="prev" label={t('older')} />}
      {newer && <Neighbour link={newer} rel="next" label={t('newer')} />}
    </nav>
  )
}

function Neighbour({ link, rel, label }: { link: PostLink; rel: 'prev' | 'next'; label: string }) {
  return (
    <a href={link.href} rel={rel}>
      <span>{label}</span>
      <span lang={langOf(link, 'title')}>{link.title}</span>
    </a>
  )
}
