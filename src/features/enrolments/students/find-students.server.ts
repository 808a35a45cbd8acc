import type { PayloadRequest, Where } from 'payload'
import { readRows, sql, t } from '../../../platform/database/statement'
import { findAll } from '../../../platform/payload/find-documents'
import type { Enrolment } from '../../../platform/payload/payload-types'
import { ownDocuments } from '../../../platform/payload/school-scope'
import { readToday } from '../../../platform/payload/site-time-zone'
import { documentId } from '../../../shared/id'
import { type Locale, localePath } from '../../../shared/locale'
import { foldWords } from '../../../shared/text/fold-words'
import { findIds } from '../../find/queries.server'
import { formatExactIn, formatMoneyIn } from '../../pricing/contract'
import { type Quote, quotePath } from '../../quotes/contract'
import { findQuotesById } from '../../quotes/queries.server'
import { readRowsById } from '../office/list-enrolments.server'
import { accountState, balanceOf } from '../request/account'
import type { FoundStudent, StudentQuote } from './students-contract'

const e = t.enrolments

/** Requests that a query may match, and persons that are shown. */
const MAX_MATCHES = 200
const MAX_STUDENTS = 20
const MAX_STAYS = 400

/** Brothers and sisters have the address of a parent, and a name may have been written with another accent. */
const personOf = ({ name, email }: Pick<Enrolment, 'name' | 'email'>): string =>
  `${email.toLowerCase()} ${foldWords(name)}`

const groupByPerson = (docs: readonly Enrolment[]): Map<string, Enrolment[]> => {
  const groups = new Map<string, Enrolment[]>()
  for (const doc of docs) groups.set(personOf(doc), [...(groups.get(personOf(doc)) ?? []), doc])
  return groups
}

const toQuote = (locale: Locale, quote: Quote): StudentQuote => ({
  id: quote.id,
  title: quote.content.title,
  total: formatMoneyIn(locale, quote.content.total, quote.content.currency),
  href: localePath(quote.locale, quotePath(quote)),
})

/** What these requests still owe: amounts of different currencies are not added. */
const balancesOf = (
  docs: readonly Enrolment[],
  quotesOf: (doc: Enrolment) => Quote[],
  { locale, today }: { locale: Locale; today: string },
): string[] => {
  const sums = new Map<string, { amount: number; currency: Quote['content']['currency'] }>()
  for (const doc of docs) {
    const currency = quotesOf(doc)[0]?.content.currency
    if (!currency || ['none', 'paid'].includes(accountState(doc, today))) continue
    const { amount = 0 } = sums.get(currency.code) ?? {}
    sums.set(currency.code, { amount: amount + balanceOf(doc), currency })
  }
  return [...sums.values()].map(({ amount, currency }) => formatExactIn(locale, amount, currency))
}

/** The persons whose requests match a name, an address, a telephone number or a reference, as far as the user may see their requests. */
export const findStudents = async (
  req: Pick<PayloadRequest, 'payload' | 'user'>,
  query: string,
  locale: Locale,
): Promise<FoundStudent[]> => {
  const { payload, user } = req
  const own: Where = ownDocuments(payload.collections.enrolments.config, user) ?? {}
  const ids = await findIds(payload, 'enrolments', query, MAX_MATCHES)
  if (!ids.length) return []
  const found = await findAll(
    payload,
    'enrolments',
    { and: [{ id: { in: ids } }, own] },
    { select: { name: true, email: true } },
  )
  const byId = new Map(found.map((doc) => [doc.id, doc]))
  const matched = ids.flatMap((id) => byId.get(id) ?? [])
  const persons = [...new Set(matched.map(personOf))].slice(0, MAX_STUDENTS)
  if (!persons.length) return []
  const emails = matched.flatMap((doc) => (persons.includes(personOf(doc)) ? doc.email.toLowerCase() : []))
  const same = await readRows(
    payload,
    sql`select ${e.id} from ${e} where lower(${e.email}) in ${[...new Set(emails)]} order by ${e.start} desc limit ${MAX_STAYS}`,
  )
  const all = await findAll(
    payload,
    'enrolments',
    { and: [{ id: { in: same.map(({ id }) => Number(id)) } }, own] },
    { sort: '-start' },
  )
  const groups = groupByPerson(all)
  const shown = persons.flatMap((person) => groups.get(person) ?? [])
  const [rows, quotes, today] = await Promise.all([
    readRowsById(
      payload,
      shown.map(({ id }) => id),
      locale,
    ),
    findQuotesById(
      { payload },
      shown.flatMap((doc) => (doc.quotes ?? []).map(documentId)),
    ),
    readToday(payload),
  ])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const quoteOf = new Map(quotes.map((quote) => [quote.id, quote]))
  const quotesOf = (doc: Enrolment) =>
    (doc.quotes ?? []).flatMap((quote) => quoteOf.get(documentId(quote)) ?? [])
  return persons.flatMap((person) => {
    const docs = groups.get(person) ?? []
    const [newest] = docs
    if (!newest) return []
    return [
      {
        key: `${newest.id}`,
        name: newest.name,
        email: newest.email,
        phone: docs.find(({ phone }) => phone)?.phone ?? '',
        balances: balancesOf(docs, quotesOf, { locale, today }),
        stays: docs.flatMap((doc) => {
          const row = rowOf.get(doc.id)
          return row ? [{ ...row, quotes: quotesOf(doc).map((quote) => toQuote(locale, quote)) }] : []
        }),
      },
    ]
  })
}
