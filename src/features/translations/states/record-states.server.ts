import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { isPostgres } from '../../../platform/database/connection'
import { readRowsIn, runStatementIn, sql, t } from '../../../platform/database/statement'
import { readSiteLanguages } from '../../../platform/payload/fields/required-texts'
import { configOf, documentOf, type Place, readNewest } from './documents.server'
import { findTexts, hashed } from './find-texts.server'
import { forgetCountsAfter, parseTexts } from './text-counts.server'
import { nextTexts, type StoredText, textsOfCopy } from './text-states'

const tr = t.translations

/** Reads the stored states of a document, and locks them until the transaction of `req` ends. */
export const readStored = async (
  req: PayloadRequest,
  document: string,
): Promise<StoredText[] | undefined> => {
  const query = sql`select ${tr.texts} from ${tr} where ${tr.document} = ${document}`
  const [row] = await readRowsIn(req, isPostgres(req.payload) ? sql`${query} for update` : query)
  return row && parseTexts(row.texts)
}

export const writeStored = async (
  req: PayloadRequest,
  document: string,
  texts: readonly StoredText[],
): Promise<void> => {
  await runStatementIn(
    req,
    sql`insert into ${tr} (${tr.document}, ${tr.texts}) values (${document}, ${JSON.stringify(texts)})
      on conflict (${tr.document}) do update set ${tr.texts} = excluded.${tr.texts}`,
  )
  await forgetCountsAfter(req)
}

/** Compares the texts of a document with what is stored of them, after every save. `original`: the document it is a copy of. */
export const recordTexts = async (req: PayloadRequest, place: Place, original?: Place): Promise<void> => {
  const config = configOf(req.payload, place)
  const newest = await readNewest(req, place)
  if (!config || !newest) return
  if (newest.deletedAt) return forgetTexts(req, place)
  const document = documentOf(place)
  const found = [...findTexts(req.payload, config.flattenedFields, newest)].map(hashed)
  const stored = await readStored(req, document)
  const copied = original && !stored && (await readStored(req, documentOf(original)))
  const before = stored ?? (copied ? textsOfCopy(copied, found) : [])
  const { main } = await readSiteLanguages(req)
  const texts = nextTexts(before, found, main)
  if (!isDeepStrictEqual(texts, stored)) await writeStored(req, document, texts)
}

export const forgetTexts = async (req: PayloadRequest, place: Place): Promise<void> => {
  await runStatementIn(req, sql`delete from ${tr} where ${tr.document} = ${documentOf(place)}`)
  await forgetCountsAfter(req)
}
