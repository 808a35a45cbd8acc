/** The source of all other languages: a key that is missing there does not compile. */
export const en = {
  title: 'News',
  description: 'News and events from {site}.',
  ofSchool: 'News from {school}',
  upcoming: 'Upcoming events',
  allNews: 'All news',
  topics: 'Topics',
  allTopics: 'All topics',
  empty: 'There is no news here yet.',
  author: 'By {author}',
  event: 'Event',
  when: 'When',
  where: 'Where',
  school: 'School',
  addToCalendar: 'Add to your calendar',
  moreNews: 'More news',
  older: 'Previous',
  newer: 'Next',
  feed: 'News feed (Atom)',
  pager: 'Pages of the news',
  pageOf: 'Page {page} of {pages}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
}

export type NewsMessages = { [Key in keyof typeof en]: string }
