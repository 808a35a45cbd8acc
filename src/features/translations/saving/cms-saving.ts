import type { PayloadRequest } from 'payload'
import { staff } from '../../../platform/payload/access'
import { postEndpoint } from '../../../platform/payload/endpoint'
import { readBody } from '../../../platform/payload/read-body'
import { inTransaction } from '../../../platform/transaction/transaction'
import { type SavedText, saveSchema, type TextChange } from '../contract'
import { placeOf } from '../states/documents.server'
import { refusalOf, saveTexts } from './save-texts.server'

/** Runs `work` in a transaction as the user of `req`, with answers in the language of that user. */
export const asUser = <Result>(req: PayloadRequest, work: (inside: PayloadRequest) => Promise<Result>) =>
  inTransaction(req.payload, (inside) =>
    work(Object.assign(inside, { user: req.user, i18n: req.i18n, t: req.t })),
  )

export const byDocument = <Change extends Pick<TextChange, 'document'>>(
  changes: readonly Change[],
): Map<string, Change[]> => {
  const groups = new Map<string, Change[]>()
  for (const change of changes) groups.set(change.document, [...(groups.get(change.document) ?? []), change])
  return groups
}

/** `POST /save`: each document is saved for itself; one that is refused does not hold back the others. */
export const saveEndpoint = postEndpoint('/save', staff, async (req) => {
  const { language, texts } = await readBody(req, saveSchema)
  const saved: SavedText[] = []
  for (const [document, changes] of byDocument(texts)) {
    const place = placeOf(req.payload, document)
    if (!place) continue
    try {
      saved.push(...(await asUser(req, (inside) => saveTexts(inside, place, language, changes))))
    } catch (error) {
      const message = refusalOf(req, error)
      saved.push(...changes.map(({ path }) => ({ document, path, result: 'refused' as const, message })))
    }
  }
  return Response.json({ texts: saved })
})
