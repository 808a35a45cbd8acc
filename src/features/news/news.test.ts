import { expect, it } from 'vitest'
import { xmlProblems } from '../../../tests/xml-problems'
import { locales } from '../../shared/locale'
import type { PostCard } from './contract'
import { eventTime, longDay } from './events/event-times'
import { newsFeed } from './feed'
import { listAddress, listTitle } from './list-address'
import { newsMessages } from './messages/messages'
import { postJsonLd } from './structured-data'

const post: PostCard = {
  id: 7,
  slug: 'open-day',
  title: 'Open day & <cake>',
  summary: 'Come in.',
  date: '2026-03-01T12:00:00.000Z',
  author: 'Rosa',
  updatedAt: '2026-03-02T12:00:00.000Z',
  href: '/de/news/open-day',
  day: '1. März 2026',
}

const event = {
  timeZone: 'America/Vancouver',
  isOver: false,
  startsAt: '2026-12-12T02:00:00.000Z',
  endsAt: '2026-12-12T04:00:00.000Z',
  when: 'Friday evening',
  place: 'Quay 4',
}

const site = { locale: 'de', publicUrl: 'https://school.example', siteName: 'Tidewater' } as const

it('has one address and one title for each page of a list', () => {
  expect([1, 2].map((page) => listAddress('/news', page))).toEqual(['/news', '/news?page=2'])
  const titles = [1, 2].map((page) => listTitle('News', { page, pages: 3 }, newsMessages('en')))
  expect(titles).toEqual(['News', 'News – Page 2 of 3'])
})

it('writes times in the time zone of the school', () => {
  expect(longDay('de', '2026-01-01T02:00:00.000Z', 'America/Vancouver')).toBe('31. Dezember 2025')
  // Vancouver has no winter time from 2026 on, which only a newer Node knows.
  const zone = 'America/Los_Angeles'
  const text = eventTime('de', event, zone)
  expect(text).toMatch(/^Freitag, 11\. Dezember 2026.*18:00.*20:00.*, Nordamerikanische Westküstenzeit$/)
  expect(text.match(/2026/g)).toHaveLength(1)
  expect(eventTime('de', { startsAt: event.startsAt }, zone)).toMatch(/18:00, Nord/)
  const long = eventTime('de', { ...event, endsAt: '2026-12-14T04:00:00.000Z' }, zone)
  expect(long).toMatch(/Freitag, 11\. .*18:00.*Sonntag, 13\. .*20:00/)
  // An end that is before the start is ignored.
  expect(eventTime('de', { ...event, endsAt: '2026-12-01T04:00:00.000Z' }, zone)).toMatch(/18:00, Nord/)
})

it('names the time zone in words in every language', () => {
  const zones = ['America/Vancouver', 'Europe/Dublin', 'Asia/Tokyo', 'UTC']
  for (const locale of locales)
    for (const zone of zones) {
      const name = eventTime(locale, event, zone).split(/\d/).at(-1)
      expect(name, `${locale} ${zone}`).toMatch(/, [\p{L}\p{M} :,’()-]{6,}$/u)
    }
})

it('is a valid feed in every language, with posts and without', () => {
  for (const locale of locales)
    for (const posts of [[], [post], [{ ...post, event, author: '', title: 'a\u0000b\ud800' }]]) {
      const feed = newsFeed({ ...site, locale, t: newsMessages(locale), posts })
      expect(xmlProblems(feed), locale).toEqual([])
      expect(feed.match(/<updated>/g)).toHaveLength(posts.length + 1)
    }
})

it('tells feed readers when and where an event is, and one id in all languages', () => {
  const feed = newsFeed({ ...site, t: newsMessages('de'), posts: [{ ...post, event }] })
  expect(feed).toContain('<id>https://school.example/news#post-7</id>')
  expect(feed).toContain('href="https://school.example/de/news/open-day"')
  expect(feed).toContain('<summary>Friday evening, Quay 4\nCome in.</summary>')
  expect(feed).toContain('<title>Open day &amp; &lt;cake&gt;</title>')
})

it('describes an article by its author, or by the site if it has none', () => {
  expect(postJsonLd(post, site)).toMatchObject({
    '@type': 'NewsArticle',
    '@id': 'https://school.example/news/open-day#post',
    url: 'https://school.example/de/news/open-day',
    headline: post.title,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: 'Rosa' },
  })
  const scheduled = { ...post, author: '', date: '2026-04-01T12:00:00.000Z' }
  expect(postJsonLd(scheduled, site)).toMatchObject({
    author: { '@type': 'Organization', name: 'Tidewater' },
    // Never before it was published.
    dateModified: scheduled.date,
  })
})

it('describes an event by its time and place, or its school if it has no place', () => {
  expect(postJsonLd({ ...post, event }, site)).toMatchObject({
    '@type': 'Event',
    startDate: event.startsAt,
    endDate: event.endsAt,
    location: { '@type': 'Place', name: 'Quay 4', address: 'Quay 4' },
    organizer: { name: 'Tidewater' },
  })
  const school = { id: 1, slug: 'pier', name: 'Pier School' }
  const elsewhere = postJsonLd({ ...post, event: { ...event, place: '' }, school }, site)
  expect(elsewhere).toMatchObject({ location: { name: 'Pier School' } })
})
