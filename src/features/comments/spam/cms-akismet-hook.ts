import type { CollectionAfterChangeHook } from 'payload'
import { afterCommit } from '../../../platform/transaction/transaction'
import { commentsPath } from '../contract'
import { documentOf } from '../documents'
import { readDocuments } from '../documents.server'
import { isUndo } from '../moderation/cms-history'
import { reportToAkismet } from './akismet.server'
import { readGuardSettings } from './spam-settings.server'

/** Which correction a decision is; undefined if it is not about spam. */
const correction = (from: string, to: string): 'ham' | 'spam' | undefined => {
  if (to === 'spam') return 'spam'
  return from === 'spam' && to === 'approved' ? 'ham' : undefined
}

/** Undo reports the opposite of what was reported. */
const takenBack = (from: string, to: string): 'ham' | 'spam' | undefined => {
  const said = correction(to, from)
  if (!said) return undefined
  return said === 'spam' ? 'ham' : 'spam'
}

/** Reports a moderator's correction to Akismet, if it is set up: after the commit, without waiting for it. */
export const reportCorrection =
  (publicUrl: string): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const { payload } = req
    if (operation !== 'update' || !req.user || doc.state === previousDoc.state) return doc
    const verdict = (isUndo(req) ? takenBack : correction)(previousDoc.state, doc.state)
    if (!verdict) return doc
    const send = async () => {
      const { akismet } = await readGuardSettings(payload, publicUrl)
      if (!akismet) return
      const document = documentOf(doc)
      const documentNamed = await readDocuments(payload, [document])
      const isReported = await reportToAkismet(akismet, verdict, {
        ...doc,
        permalink: publicUrl + commentsPath(documentNamed(document)),
      })
      if (!isReported)
        payload.logger.warn({ msg: 'a decision could not be reported to Akismet', comment: doc.id })
    }
    const warn = (err: unknown) =>
      payload.logger.warn({ err, msg: 'a decision could not be reported to Akismet' })
    await afterCommit(req, () => {
      send().catch(warn)
    })
    return doc
  }
