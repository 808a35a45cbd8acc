import type { Payload, PayloadRequest } from 'payload'
import { toRichText } from '../../src/cms/seed/rich-text'
import { inTransaction } from '../../src/platform/transaction/transaction'
import { accommodationData, courseData, schoolData } from '../../tests/integration/kit/content'

/** Pseudo-random numbers, the same in every run. */
const numbersFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu al en or is'.split(' ')
const vocabularySize = 20_000

/** A few words are everywhere and most are rare, as in every language. */
export const vocabulary = Array.from({ length: vocabularySize }, (_, index) =>
  [index, index >> 2, index >> 5, index >> 9].map((part) => syllables[(part * 7 + index) % 24]).join(''),
)

const random = numbersFrom(7)
export const someWords = (count: number): string =>
  Array.from({ length: count }, () => vocabulary[Math.floor(vocabularySize ** random()) - 1] ?? 'word').join(
    ' ',
  )

const perSchool = { courses: 15, accommodation: 5, questions: 9 }
const schools = 50
/** With their schools and offers 10,000 documents. */
const written = { pages: 5500, posts: 3000 }

/** Without hooks and versions: only the published documents count here. */
const create = (req: PayloadRequest, collection: string, data: object): Promise<{ id: number }> =>
  req.payload.db.create({ collection: collection as never, data: data as never, req }) as never

/** Texts in English and German; other languages fall back to English, as on a site that is not all translated. */
const both = (count: number) => ({ en: someWords(count), de: someWords(count) })
const bothRich = (count: number) => ({ en: toRichText(someWords(count)), de: toRichText(someWords(count)) })

const fillSchool = async (req: PayloadRequest, index: number) => {
  const { id: school } = await create(req, 'schools', {
    ...schoolData(`Lakeside ${index} ${someWords(1)}`),
    slug: `lakeside-${index}`,
    summary: both(20),
    description: bothRich(150),
    faq: Array.from({ length: perSchool.questions }, (_, at) => ({
      id: `q${index}-${at}`,
      question: both(8),
      answer: both(40),
    })),
  })
  for (let at = 0; at < perSchool.courses; at++)
    await create(req, 'courses', {
      ...courseData(school),
      title: both(3),
      summary: both(15),
      description: both(80),
      slug: `course-${index}-${at}`,
      position: at,
      number: at + 2,
    })
  for (let at = 0; at < perSchool.accommodation; at++)
    await create(req, 'accommodation', {
      ...accommodationData(school),
      title: both(3),
      description: both(80),
      slug: `room-${index}-${at}`,
      position: at,
      number: at + 3,
    })
}

const fillWritten = (req: PayloadRequest, collection: string, index: number) =>
  create(req, collection, {
    title: both(4),
    slug: `${collection}-${index}`,
    summary: both(15),
    blocks: [
      { id: 'a', blockType: 'text', text: bothRich(80) },
      {
        id: 'b',
        blockType: 'columns',
        columns: [
          { id: 'c', heading: both(3), text: bothRich(20) },
          { id: 'd', heading: both(3), text: bothRich(20) },
        ],
      },
    ],
    ...(collection === 'posts' ? { kind: 'article', date: '2026-01-05T12:00:00.000Z' } : {}),
    _status: 'published',
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
  })

const perTransaction = 100

/** Fills a site with 10,000 documents of about 120 words. */
export const fillSearch = async (payload: Payload): Promise<void> => {
  await inTransaction(payload, async (req) => {
    for (let index = 0; index < schools; index++) await fillSchool(req, index)
  })
  for (const [collection, count] of Object.entries(written))
    for (let start = 0; start < count; start += perTransaction)
      await inTransaction(payload, async (req) => {
        for (let index = start; index < start + perTransaction; index++)
          await fillWritten(req, collection, index)
      })
}
