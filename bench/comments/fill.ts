import type { Payload } from 'payload'
import { depthOf, newSegment } from '../../src/features/comments/comment/thread-path'
import type { CommentState } from '../../src/features/comments/contract'
import { insertComments, type PlacedComment } from '../../src/features/comments/import/insert-comments.server'
import { inTransaction } from '../../src/platform/transaction/transaction'

/** Pseudo-random numbers, the same in every run. */
const numbersFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}

const syllables = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu al en or is'.split(' ')

/** A few words are everywhere and most are rare, as in every language. */
const wordsOf = (random: () => number) => {
  const vocabulary = Array.from({ length: 8000 }, (_, index) => {
    const word = [index, index >> 3, index >> 7].map((part) => syllables[(part * 7 + index) % 24]).join('')
    return `${word}${index % 5 ? syllables[index % 24] : ''}`
  })
  return (count: number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(8000 ** random()) - 1]).join(' ')
}

/** In every third comment, in every four-hundredth, and in twenty of 100,000. */
export const words = { common: 'teacher', some: 'lighthouse', rare: 'quetzalcoatl' }
export const someAuthor = { name: 'Wilhelmina Oakes', ipHash: 'hash-7' }

const chunk = 5000
const firstDay = Date.UTC(2020, 0, 1)
const everyMs = 900_000

const stateOf = (roll: number): CommentState =>
  roll < 0.84 ? 'approved' : roll < 0.9 ? 'unapproved' : roll < 0.995 ? 'spam' : 'removed'

/** Fills schools with comments by SQL: threads, states, names and words as a busy site has them. */
export const fillComments = async (payload: Payload, schools: number[], count: number) => {
  const random = numbersFrom(count)
  const text = wordsOf(random)
  const placed: { id: number; school: number; path: string }[] = []
  for (let start = 0; start < count; start += chunk) {
    const rows = Array.from({ length: Math.min(chunk, count - start) }, (_, offset): PlacedComment => {
      const index = start + offset
      // The first school has most of them.
      const school = schools[random() < 0.6 ? 0 : Math.floor(random() * schools.length)] as number
      const candidate = random() < 0.4 ? placed[Math.floor(random() * placed.length)] : undefined
      const above =
        candidate && candidate.school === school && depthOf(candidate.path) < 5 ? candidate : undefined
      const createdAt = new Date(firstDay + index * everyMs)
      const author = index % 500 === 3 ? someAuthor.name : index % 40 ? `${text(1)} ${text(1)}` : ''
      return {
        document: { type: 'schools', id: school },
        parent: above?.id ?? 0,
        path: (above?.path ?? '') + newSegment(createdAt, random()),
        author,
        email: author && `${text(1)}${Math.floor(random() * count)}@mail.example`,
        url: index % 10 ? '' : `https://${text(1)}.example/`,
        content: [
          text(10 + Math.floor(random() * 60)),
          index % 3 ? '' : words.common,
          index % 400 ? '' : words.some,
          index % 5000 ? '' : words.rare,
        ].join(' '),
        state: stateOf(random()),
        // Every other visitor gives stars, and replies judge nothing.
        ...(above || index % 2 ? {} : { rating: 1 + (index % 5) }),
        language: 'en',
        createdAt: createdAt.toISOString(),
        once: `bench:${schools[0]}:${index}`,
        ipHash: `hash-${index % 3000}`,
      }
    })
    const ids = await inTransaction(payload, (req) => insertComments(req, rows))
    for (const { once, document, path } of rows)
      placed.push({ id: ids.get(once) ?? 0, school: document.id, path })
  }
}
