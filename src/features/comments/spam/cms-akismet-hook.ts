import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { commentsPath } from '../contract'
import { readGuardSettings } from '../posting/posting-settings.server'
import { tellAkismet } from './akismet.server'

/** Runs something once the transaction of a request is committed. */
export type AfterCommit = (req: PayloadRequest, task: () => unknown) => Promise<void>

const verdicts: Record<string, 'ham' | 'spam'> = { approved: 'ham', spam: 'spam' }

/** Tells the service, where one is set, what a moderator has corrected: after the commit, and without waiting for it. */
export const tellService =
  (publicUrl: string, afterCommit: AfterCommit): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const { payload } = req
    const verdict = verdicts[doc.state]
    const isCorrected = doc.state === 'spam' || previousDoc?.state === 'spam'
    if (operation !== 'update' || !req.user || !verdict || doc.state === previousDoc.state || !isCorrected)
      return doc
    const tell = async () => {
      const { akismet } = await readGuardSettings(payload, publicUrl)
      if (!akismet) return
      const id = typeof doc.school === 'object' ? doc.school.id : doc.school
      const { slug } = await payload.findByID({ collection: 'schools', id, select: { slug: true }, depth: 0 })
      const told = await tellAkismet(akismet, verdict, { ...doc, permalink: publicUrl + commentsPath(slug) })
      if (!told) payload.logger.warn({ msg: 'Akismet could not be told of a decision', comment: doc.id })
    }
    const report = (err: unknown) =>
      payload.logger.warn({ err, msg: 'Akismet could not be told of a decision' })
    await afterCommit(req, () => {
      tell().catch(report)
    })
    return doc
  }
