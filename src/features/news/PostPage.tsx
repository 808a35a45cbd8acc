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
  /** Services that take an event, until it is over. */
  calendars: { service: string; href: string }[]
  /** The text begins with the same words, so they are shown once. */
  summaryRepeatsText: boolean
  children?: ReactNode
}

export function PostPage({
  locale,
  t,
  post,
  neighbours,
  calendars,
  summaryRepeatsText,
  children,
}: PostPageProps) {
  const { category, picture, author, school, event } = post
  return (
    <article className="content blocks-page post wrap">
      <header className="content-heading">
        <p className="kicker">
          <a href={localePath(locale, NEWS_PATH)}>{t('title')}</a>
          {category && <a href={localePath(locale, categoryPath(category.slug))}>{category.name}</a>}
        </p>
        <h1 lang={langOf(post, 'title')}>{post.title}</h1>
        {event && <EventFacts {...{ locale, t, post, event, calendars }} />}
        {!summaryRepeatsText && (
          <p className="lead" lang={langOf(post, 'summary')}>
            {post.summary}
          </p>
        )}
        <p className="news-date">
          {event ? (
            // The date of an event is above.
            <time dateTime={post.date}>{t('published', { day: post.day })}</time>
          ) : (
            <time dateTime={post.date}>{post.day}</time>
          )}
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
      {children}
      <More t={t} {...neighbours} />
    </article>
  )
}

interface EventFactsProps extends Pick<PostPageProps, 'locale' | 't' | 'post' | 'calendars'> {
  event: PostEvent
}

/** When and where an event is, and how it comes into the visitor's calendar. */
function EventFacts({ locale, t, post, event, calendars }: EventFactsProps) {
  const { school, slug } = post
  return (
    <div className="post-facts">
      <p className="post-when">
        <time dateTime={event.startsAt}>{event.when}</time>
      </p>
      {(event.place || school) && (
        <p className="post-where">
          {event.place && <span lang={langOf(event, 'place')}>{event.place}</span>}
          {school && <a href={localePath(locale, schoolPath(school.slug))}>{school.name}</a>}
        </p>
      )}
      {event.isOver ? (
        <p className="post-over">{t('eventOver')}</p>
      ) : (
        <details className="post-calendars">
          <summary className="button button-quiet">{t('addToCalendar')}</summary>
          <ul>
            {calendars.map(({ service, href }) => (
              <li key={service}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {service}
                </a>
              </li>
            ))}
            <li>
              <a href={localePath(locale, eventFilePath(slug))} download={`${slug}.ics`}>
                {t('calendarFile')}
              </a>
            </li>
          </ul>
        </details>
      )}
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
