import { type CollectionSlug, type GlobalSlug, Locked, type PayloadRequest, ValidationError } from 'payload'
import { lockUntilEnd } from '../../../platform/database/locks'
import { lockRows, sql, t, tableOf } from '../../../platform/database/statement'
import { readSiteLanguages } from '../../../platform/payload/fields/required-texts'
import { signatureOf } from '../../../platform/payload/fields/versions'
import type { Locale } from '../../../shared/locale'
import type { SavedText, TextChange } from '../contract'
import { nameLegends } from '../rich/legend-titles.server'
import { readText, showText } from '../rich/show-text.server'
import { configOf, documentOf, type Place, readNewest } from '../states/documents.server'
import { findTexts, hashOf } from '../states/find-texts.server'
import { readStored, writeStored } from '../states/record-states.server'
import { confirmed } from '../states/text-states'
import { savingTexts } from './saving-texts.server'

type Values = Record<string, unknown>

/** Characters of a text with its marks. */
const maxLength = 60_000

/** Puts a text at a path; rows of lists are found by their ids. False if there is no such place. */
const putText = (values: Values, path: readonly string[], text: unknown): boolean => {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    values[name] = text
    return true
  }
  const inner = values[name]
  if (!Array.isArray(inner)) {
    if (typeof inner !== 'object' || inner === null) values[name] = {}
    return putText(values[name] as Values, rest, text)
  }
  const [id, ...below] = rest
  const row = (inner as Values[]).find((found) => String(found.id) === id)
  return row !== undefined && putText(row, below, text)
}

/** Two people who translate the same document take turns. A global that was never saved has no row to lock. */
const lockDocument = async (req: PayloadRequest, place: Place) => {
  if ('global' in place) {
    await lockUntilEnd(req, 'translations')
    await lockRows(req, sql`select id from ${t[tableOf(place.global)]} for update`)
  } else
    await lockRows(req, sql`select id from ${t[tableOf(place.collection)]} where id = ${place.id} for update`)
}

/** Saves through Payload as the user: to the published document, or to its draft if there is a newer one. */
const update = async (
  req: PayloadRequest,
  place: Place,
  language: Locale,
  texts: readonly { path: string; value: unknown }[],
) => {
  const common = { locale: language, depth: 0, overrideAccess: false, req } as const
  const reading = { ...common, fallbackLocale: false, draft: true } as const
  const stored = (
    'global' in place
      ? await req.payload.findGlobal({ slug: place.global as GlobalSlug, ...reading })
      : await req.payload.findByID({
          collection: place.collection as CollectionSlug,
          id: place.id,
          ...reading,
        })
  ) as unknown
  const values = structuredClone(stored) as Values
  const data: Values = {}
  for (const { path, value } of texts) {
    const steps = path.split('.')
    if (putText(values, steps, value)) data[steps[0] as string] = values[steps[0] as string]
  }
  const isDraft = values._status === 'draft'
  if (values._status === 'published') data._status = 'published'
  const writing = { ...common, data: data as never, draft: isDraft, overrideLock: false }
  if ('global' in place) await req.payload.updateGlobal({ slug: place.global as GlobalSlug, ...writing })
  else await req.payload.update({ collection: place.collection as CollectionSlug, id: place.id, ...writing })
}

/** A translation that somebody has looked at and left as it is fits its source again. */
const confirm = async (req: PayloadRequest, place: Place, language: Locale, paths: readonly string[]) => {
  const document = documentOf(place)
  const stored = await readStored(req, document)
  if (!stored) return
  const { main } = await readSiteLanguages(req)
  const next = paths.reduce((texts, path) => confirmed(texts, path, language, main), stored)
  await writeStored(req, document, next)
}

/** The texts of the newest version, and who saved it. */
const textsOf = async (req: PayloadRequest, place: Place) => {
  const fields = configOf(req.payload, place)?.flattenedFields ?? []
  const newest = await readNewest(req, place)
  const found = [...findTexts(req.payload, fields, newest)]
  const { changedBy } = (newest ?? {}) as { changedBy?: string | null }
  return { texts: new Map(found.map((text) => [text.path, text])), changedBy }
}

/** Describes why saving failed, in the language of the panel. */
export const refusalOf = (req: PayloadRequest, error: unknown): string => {
  if (error instanceof Locked) return savingTexts(req)('savingTexts.locked')
  if (!(error instanceof ValidationError)) throw error
  return error.data.errors
    .map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`)
    .join(' ')
}

/** May the user of `req` change this document at all? Payload checks it again for what is written. */
const mayChange = async (req: PayloadRequest, place: Place) => {
  const access = configOf(req.payload, place)?.access.update
  return Boolean(await access?.({ req, ...('global' in place ? {} : { id: place.id }) }))
}

/** A change, and what is to be stored for it unless it is answered already. */
interface Judged {
  change: TextChange
  answer?: SavedText
  value?: unknown
}

/** Saves translations of one document, in the transaction of `req`. Throws what Payload refuses. */
export const saveTexts = async (
  req: PayloadRequest,
  place: Place,
  language: Locale,
  changes: readonly TextChange[],
): Promise<SavedText[]> => {
  const say = savingTexts(req)
  const refused = ({ document, path }: TextChange, message: string): SavedText => ({
    document,
    path,
    result: 'refused',
    message,
  })
  if (!(await mayChange(req, place)))
    return changes.map((change) => refused(change, say('savingTexts.forbidden')))
  await lockDocument(req, place)
  const { main } = await readSiteLanguages(req)
  const before = await textsOf(req, place)
  const judge = (change: TextChange): Judged => {
    const { document, path } = change
    const refuse = (message: string) => ({ change, answer: refused(change, message) })
    const found = before.texts.get(path)
    if (!found || language === main) return refuse(say('savingTexts.gone'))
    if (change.text.length > maxLength) {
      const message = say('savingTexts.tooLong', { max: maxLength.toLocaleString(req.i18n.language) })
      return { change, answer: { document, path, result: 'refused', message, inText: true } }
    }
    const shown = showText(found, { language, main })
    if (shown.onlyInDocument) return refuse(say('savingTexts.onlyInDocument'))
    const { source, text, legend } = shown
    const hashes = { sourceHash: hashOf(source), textHash: hashOf(text) }
    if (hashes.sourceHash !== change.sourceHash || hashes.textHash !== change.textHash) {
      const by = before.changedBy
      const others = by && by !== signatureOf(req) && { by }
      return {
        change,
        answer: { document, path, result: 'conflict', source, text, legend, ...hashes, ...others },
      }
    }
    const read = readText(change.text, found, shown)
    if (!('problem' in read)) return { change, value: read.value }
    const message = say(`savingTexts.${read.problem}`, { mark: read.mark })
    return { change, answer: { document, path, result: 'refused', message, inText: true } }
  }
  const judged = changes.map(judge)
  const accepted = judged.filter(({ answer }) => !answer)
  const written = accepted.filter(({ change }) => hashOf(change.text) !== change.textHash)
  const values = written.map(({ change, value }) => ({ path: change.path, value }))
  if (values.length) await update(req, place, language, values)
  const looked = accepted.filter((one) => !written.includes(one))
  await confirm(
    req,
    place,
    language,
    looked.map(({ change }) => change.path),
  )
  const after = values.length ? await textsOf(req, place) : before
  const answers = judged.map((one): SavedText => {
    const { change, answer, value } = one
    if (answer) return answer
    const found = after.texts.get(change.path)
    // A field that the user may not write is left out by Payload without a word.
    if (!found || (written.includes(one) && hashOf(found.texts[language]) !== hashOf(value)))
      return refused(change, say('savingTexts.forbidden'))
    const { document, path } = change
    const { text, legend } = showText(found, { language, main })
    return { document, path, result: 'saved', text, textHash: hashOf(text), legend }
  })
  return nameLegends(req, answers, main)
}
