import { langOf } from '../../shared/language/original-texts'
import { type Locale, localePath } from '../../shared/locale'
import { Pager } from '../../ui/Pager'
import { Picture } from '../../ui/pictures/Picture'
import { categoryPath, FEED_PATH, NEWS_PATH, type PostCard, type PostGroup, type PostList } from './contract'
import { listAddress } from './list-address'
import type { NewsMessages } from './messages/messages'

interface NewsPageProps {
  locale: Locale
  t: NewsMessages
  heading: string
  /** The path of the list, without page and language. */
  path: string
  list: PostList
  events: PostCard[]
  categories: PostGroup[]
}

export function NewsPage({ locale, t, heading, path, list, events, categories }: NewsPageProps) {
  return (
    <div className="news wrap">
      <header className="content-heading">
        <h1>{heading}</h1>
        <Topics locale={locale} t={t} path={path} categories={categories} />
      </header>
      {events.length > 0 && (
        <section className="news-events" aria-labelledby="upcoming">
          <h2 id="upcoming">{t('upcoming')}</h2>
          <ul>
            {events.map((post) => (
              <EventLine key={post.id} post={post} />
            ))}
          </ul>
        </section>
      )}
      {events.length > 0 && <h2>{t('allNews')}</h2>}
      {list.posts.length > 0 ? (
        <ul className="news-list">
          {list.posts.map((post) => (
            <ListedPost key={post.id} post={post} t={t} level={events.length > 0 ? 'h3' : 'h2'} />
          ))}
        </ul>
      ) : (
        <p>{t('empty')}</p>
      )}
      <Pager
        page={list.page}
        pages={list.pages}
        href={(number) => localePath(locale, listAddress(path, number))}
        t={t}
      />
      <p className="news-feed">
        <a href={localePath(locale, FEED_PATH)} type="application/atom+xml">
          {t('feed')}
        </a>
      </p>
    </div>
  )
}

function Topics({
  locale,
  t,
  path,
  categories,
}: Pick<NewsPageProps, 'locale' | 't' | 'path' | 'categories'>) {
  if (!categories.length) return null
  const links = [
    { name: t('allTopics'), to: NEWS_PATH },
    ...categories.map(({ slug, name }) => ({ name, to: categoryPath(slug) })),
  ]
  return (
    <nav className="news-topics" aria-label={t('topics')}>
      {links.map(({ name, to }) => (
        <a key={to} href={localePath(locale, to)} aria-current={to === path ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

function EventLine({ post }: { post: PostCard }) {
  const { event } = post
  return (
    <li>
      {event && (
        <p className="news-when">
          <time dateTime={event.startsAt}>{event.when}</time>
        </p>
      )}
      <h3>
        <a href={post.href} lang={langOf(post, 'title')}>
          {post.title}
        </a>
      </h3>
      {event?.place && <p lang={langOf(event, 'place')}>{event.place}</p>}
    </li>
  )
}

function ListedPost({ post, t, level: Heading }: { post: PostCard; t: NewsMessages; level: 'h2' | 'h3' }) {
  return (
    <li className={post.picture ? 'news-item' : 'news-item news-plain'}>
      {post.picture && <Picture picture={post.picture} sizes="(min-width: 768px) 20rem, 100vw" alt="" />}
      <div>
        <p className="kicker">{post.category?.name ?? (post.event ? t('event') : t('title'))}</p>
        {post.event && (
          <p className="news-when">
            <time dateTime={post.event.startsAt}>{post.event.when}</time>
            {post.event.isOver && <span className="post-over">{t('eventOver')}</span>}
          </p>
        )}
        <Heading>
          <a href={post.href} lang={langOf(post, 'title')}>
            {post.title}
          </a>
        </Heading>
        <p lang={langOf(post, 'summary')}>{post.summary}</p>
        {!post.event && (
          <p className="news-date">
            <time dateTime={post.date}>{post.day}</time>
          </p>
        )}
      </div>
    </li>
  )
}
