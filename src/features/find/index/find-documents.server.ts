import type { CollectionSlug, Payload } from 'payload'
import { isPostgres } from '../../../platform/database/connection'
import { readRows, sql, t } from '../../../platform/database/statement'
import { editDistance, MIN_FORGIVEN, sharedBeginning, variantsOf } from './typing-errors'

const f = t.find_words

type Sql = ReturnType<typeof sql>
type Column = Sql | typeof f.word

/** Sorts after every letter that may follow a beginning. */
const last = '\u{10ffff}'

/**
 * Words with a beginning, as a range of the index. PostgreSQL compares texts by the rules of a language unless it is told to
 * compare bytes.
 */
const within = (payload: Payload, column: Column, from: unknown, to: unknown): Sql =>
  isPostgres(payload)
    ? sql`${column} ~>=~ ${from} and ${column} ~<~ ${to}`
    : sql`${column} >= ${from} and ${column} < ${to}`

/** What a typed word may be in the index. */
type Wanted = { exact: string } | { beginning: string } | { oneOf: readonly string[] }

const matches = (payload: Payload, column: Column, wanted: Wanted): Sql => {
  if ('exact' in wanted) return sql`${column} = ${wanted.exact}`
  if ('oneOf' in wanted) return sql`${column} in ${wanted.oneOf}`
  return within(payload, column, wanted.beginning, wanted.beginning + last)
}

export interface FoundDocument {
  kind: CollectionSlug
  id: number
}

interface Search {
  payload: Payload
  kinds: readonly CollectionSlug[]
  /** Of each kind. */
  limit: number
}

/** Factor of rows that are read: several words of one document may have the same beginning. */
const SPARE = 3

/** Documents that have all wanted words. The first word is looked up in the index, so it should be rare. */
const findByWords = async (
  { payload, kinds, limit }: Search,
  [first, ...others]: readonly Wanted[],
): Promise<FoundDocument[]> => {
  if (!first || kinds.length === 0) return []
  const rest = others.map(
    (
      wanted,
    ) => sql`and exists (select 1 from ${f} o where o.${f.kind} = d.${f.kind} and o.${f.document} = d.${f.document}
      and ${matches(payload, sql`o.${f.word}`, wanted)})`,
  )
  // The index has the documents of one word and kind in their order.
  const order = 'exact' in first ? sql`order by d.${f.document} desc` : sql``
  // For a beginning SQLite would choose the index by kind and read all its documents. A unary "+" excludes that index.
  const ofKind = 'beginning' in first && !isPostgres(payload) ? sql`+` : sql``
  const parts = kinds.map(
    (kind) => sql`select * from (select d.${f.kind}, d.${f.document}, d.${f.word} from ${f} d
      where ${matches(payload, sql`d.${f.word}`, first)} and ${ofKind}d.${f.kind} = ${kind} ${sql.join(rest, sql` `)}
      ${order} limit ${limit * SPARE}) as ${sql.identifier(`of_${kind}`)}`,
  )
  const rows = await readRows<{ kind: unknown; document: unknown; word: unknown }>(
    payload,
    sql.join(parts, sql` union all `) as never,
  )
  const found = rows.map(({ kind, document, word }) => ({
    kind: kind as CollectionSlug,
    id: Number(document),
    place: 'oneOf' in first ? first.oneOf.indexOf(String(word)) : 0,
  }))
  return found.sort((a, b) => a.place - b.place)
}

/** Rows in which similar words are searched. The limit keeps common beginnings fast. */
const MAX_SIMILAR = 4000
const MAX_CANDIDATES = 30

const readWords = async (payload: Payload, query: Sql): Promise<string[]> =>
  (await readRows<{ word: unknown }>(payload, query as never)).map(({ word }) => String(word))

/** Words of the index that may have been meant, the most similar first. */
const similarWords = async (payload: Payload, typed: string): Promise<string[]> => {
  const { whole, beginnings } = variantsOf(typed)
  const rows = sql.join(
    beginnings.map((beginning) => sql`(${beginning})`),
    sql`, `,
  )
  const shared = sharedBeginning(typed)
  const [ofOneError, ofTwo] = await Promise.all([
    readWords(
      payload,
      sql`select distinct * from (
        select ${f.word} from ${f} where ${f.word} in ${whole}
        union all
        select * from (select d.${f.word} from (values ${rows}) as v join ${f} d
          on ${within(payload, sql`d.${f.word}`, sql`v.column1`, sql`(v.column1 || ${last})`)} limit ${MAX_SIMILAR}) as begun
      ) as similar_words`,
    ),
    shared
      ? readWords(
          payload,
          sql`select distinct * from (select ${f.word} from ${f} where ${within(payload, f.word, shared, shared + last)}
            limit ${MAX_SIMILAR}) as begun`,
        )
      : [],
  ])
  // The typed text may be the beginning of a word.
  const distanceTo = (word: string) =>
    Math.min(editDistance(typed, word), editDistance(typed, word.slice(0, typed.length)) + 0.5)
  const allowed = shared ? 2.5 : 1.5
  return [...new Set([...ofOneError, ...ofTwo])]
    .map((word) => ({ word, distance: distanceTo(word) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || a.word.length - b.word.length)
    .slice(0, MAX_CANDIDATES)
    .map(({ word }) => word)
}

const exists = async (payload: Payload, typed: string): Promise<boolean> =>
  (
    await readWords(
      payload,
      sql`select ${f.word} from ${f} where ${matches(payload, f.word, { beginning: typed })} limit 1`,
    )
  ).length > 0

const asTyped = (typed: string): Wanted => ({ beginning: typed })

const forgive = async (payload: Payload, typed: string): Promise<Wanted> =>
  typed.length < MIN_FORGIVEN ? asTyped(typed) : { oneOf: [typed, ...(await similarWords(payload, typed))] }

/** Documents whose words are like the typed ones: first with errors only in words that do not exist, then in all. */
const findForgiving = async (search: Search, words: readonly string[]): Promise<FoundDocument[]> => {
  const { payload } = search
  const known = await Promise.all(words.map((word) => exists(payload, word)))
  if (!known.every(Boolean) || words.length === 1) {
    const wanted = await Promise.all(
      words.map((word, index) => (known[index] && words.length > 1 ? asTyped(word) : forgive(payload, word))),
    )
    // Words with a list of candidates come first, because the first one is looked up in the index.
    const found = await findByWords(
      search,
      wanted.sort((a, b) => ('oneOf' in a ? 0 : 1) - ('oneOf' in b ? 0 : 1)),
    )
    if (found.length || !known.some(Boolean) || words.length === 1) return found
  }
  return findByWords(search, await Promise.all(words.map((word) => forgive(payload, word))))
}

/** If fewer are found, typing errors are forgiven. */
const FEW = 3

/**
 * The documents of these kinds that have all typed words: those with the words as they were typed, then those whose words begin
 * so, then those with words that are like them.
 */
export const findDocuments = async (search: Search, typed: readonly string[]): Promise<FoundDocument[]> => {
  // Long words are rarer, and the first one is looked up in the index.
  const words = [...typed].sort((a, b) => b.length - a.length)
  const [longest = '', ...others] = words
  const steps = [
    () => findByWords(search, [{ exact: longest }, ...others.map(asTyped)]),
    () => findByWords(search, words.map(asTyped)),
    () => findForgiving(search, words),
  ]
  const found = new Map<string, FoundDocument>()
  for (const [index, step] of steps.entries()) {
    if (index === steps.length - 1 && found.size >= FEW) break
    for (const { kind, id } of await step()) found.set(`${kind} ${id}`, { kind, id })
  }
  return [...found.values()]
}
