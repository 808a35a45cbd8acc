import type { PayloadRequest } from 'payload'
import { readRowsIn, runStatementIn, sql, t } from '../../platform/database/statement'

// Reasons of the spam filter were English sentences. They become codes with values.

const plain = new Map(
  Object.entries({
    'It filled in the field that people do not see.': 'trapped',
    'It was sent within three seconds, so it waits for you.': 'quick',
    'Akismet takes it for spam.': 'akismet',
    'Akismet could not be asked, so it waits for you.': 'akismetSilent',
  }),
)

const marks = new Map(
  Object.entries({
    'asks readers to do something': '#appeal',
    'asks readers to do several things': '#appeals',
    'points at something of the author’s': '#own',
    'promises a gain': '#gain',
    'has a link': '#link',
    'has several links': '#links',
    'asks for nothing and has no link': '#plain',
    'has an e-mail address': '#mail',
    'names a price': '#price',
    'has many exclamation marks': '#loud',
    'is written in capitals': '#capitals',
    'has an address as a name': '#linkname',
    'a number': '#number',
  }),
)

/** The words of a list; undefined if it has anything else. */
const readWords = (list = ''): string[] | undefined => {
  const words = (list ? list.split(', ') : []).map((text) => {
    const [, word, place] = /^“(.*)”( in a link| in the website)?$/s.exec(text) ?? []
    if (word === undefined) return marks.get(text)
    return place ? `${place === ' in a link' ? 'link' : 'from'}:${word}` : word
  })
  return words.includes(undefined) ? undefined : (words as string[])
}

/** A sentence as a reason. What is no sentence of the filter stays as it is. */
const convertReason = (reason: unknown): unknown => {
  if (typeof reason !== 'string') return reason
  const code = plain.get(reason)
  if (code) return { code }
  const [, entry] = /^It contains “(.*)”, which is on the blocklist\.$/s.exec(reason) ?? []
  if (entry !== undefined) return { code: 'blocked', params: { entry } }
  const [, links, max] = /^It has (\d+) links?; (\d+) are allowed\.$/.exec(reason) ?? []
  if (max) return { code: 'links', params: { links: Number(links), max: Number(max) } }
  const [, score, spam, ham] =
    /^The filter gives it (\d+) of 100\.(?: Like earlier spam: (.*?)\.)?(?: Like approved comments: (.*)\.)?$/s.exec(
      reason,
    ) ?? []
  const [against, inFavour] = [readWords(spam), readWords(ham)]
  return score && against && inFavour
    ? { code: 'filter', params: { score: Number(score), against, inFavour } }
    : reason
}

const batch = 1000
const c = t.comments

export const convertSpamReasons = async (req: PayloadRequest): Promise<void> => {
  for (let last = 0; ; ) {
    const rows = await readRowsIn(
      req,
      sql`select ${c.id}, ${c.spam_reasons} from ${c} where ${c.id} > ${last} and ${c.spam_reasons} is not null
        order by ${c.id} limit ${batch}`,
    )
    for (const { id, spam_reasons: stored } of rows) {
      last = Number(id)
      // PostgreSQL returns a list, SQLite its JSON text.
      const reasons: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
      if (!Array.isArray(reasons)) continue
      const converted = JSON.stringify(reasons.map(convertReason))
      if (converted !== JSON.stringify(reasons))
        await runStatementIn(req, sql`update ${c} set ${c.spam_reasons} = ${converted} where ${c.id} = ${id}`)
    }
    if (rows.length < batch) return
  }
}
