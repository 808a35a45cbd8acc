import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import { readRows, sql, t } from '../../../platform/database/statement'
import { afterCommit } from '../../../platform/transaction/transaction'
import { type Locale, locales } from '../../../shared/locale'
import type { TextState } from '../contract'
import { kindOf } from './documents.server'
import { type StoredText, stateOf } from './text-states'

const tr = t.translations

// How many texts wait, without listing them. The fingerprints of 25,000 documents are 50 MB, so the counts are kept until a text
// changes here; what another node of the cluster has changed is counted within a minute.

type StateCounts = Record<TextState, number>
/** By kind of document and language. */
type TextCounts = Map<string, Map<Locale, StateCounts>>

interface Kept {
  main: Locale
  until: number
  counts: Promise<TextCounts>
}

const keepMs = 60_000
const perRead = 250

const kept = new WeakMap<Payload, Kept>()

const readCounts = async (payload: Payload, main: Locale): Promise<TextCounts> => {
  const found: TextCounts = new Map()
  for (let last = 0; ; ) {
    const rows = await readRows(
      payload,
      sql`select ${tr.id}, ${tr.document}, ${tr.texts} from ${tr} where ${tr.id} > ${last} order by ${tr.id} limit ${perRead}`,
    )
    if (!rows.length) return found
    for (const { id, document, texts } of rows) {
      last = Number(id)
      const kind = kindOf(String(document))
      const ofKind = found.get(kind) ?? new Map<Locale, StateCounts>()
      found.set(kind, ofKind)
      for (const text of parseTexts(texts))
        for (const language of locales) {
          const state = language === main ? undefined : stateOf(text, language, main)
          if (!state) continue
          const counts = ofKind.get(language) ?? { missing: 0, outdated: 0, current: 0 }
          ofKind.set(language, counts)
          counts[state]++
        }
    }
    // Other requests are answered in between.
    await nextTurn()
  }
}

/** PostgreSQL reads JSON itself. */
export const parseTexts = (stored: unknown): StoredText[] =>
  typeof stored === 'string' ? JSON.parse(stored) : ((stored ?? []) as StoredText[])

export const countTexts = (payload: Payload, main: Locale): Promise<TextCounts> => {
  const known = kept.get(payload)
  if (known && known.main === main && known.until > Date.now()) return known.counts
  const counts = readCounts(payload, main)
  const own = { main, until: Date.now() + keepMs, counts }
  kept.set(payload, own)
  counts.catch(() => {
    if (kept.get(payload) === own) kept.delete(payload)
  })
  return counts
}

export const forgetCounts = (payload: Payload): void => {
  kept.delete(payload)
}

/** To be called in the transaction that changes texts, after the change. */
export const forgetCountsAfter = (req: PayloadRequest): Promise<void> =>
  afterCommit(req, () => forgetCounts(req.payload))
