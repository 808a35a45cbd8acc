import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { runStatementIn, sql, t } from '../../../platform/database/statement'
import { queueMail } from '../../../platform/mail/queue'
import {
  asStaff,
  changeBatch,
  isOutdated,
  lockDocuments,
  VersionConflict,
} from '../../../platform/panel/work-queue/change-as-staff.server'
import { findOwnBatch, undoableState } from '../../../platform/panel/work-queue/change-history.server'
import { UNDO_ACCEPTED_MS } from '../../../platform/panel/work-queue/undo-offer'
import { findAll } from '../../../platform/payload/find-documents'
import type { Enrolment, EnrolmentEvent, User } from '../../../platform/payload/payload-types'
import { readToday } from '../../../platform/payload/site-time-zone'
import { oneLine } from '../../../shared/form-fields'
import { joinAddresses, type Mail } from '../../../shared/formats/mail'
import { documentId } from '../../../shared/id'
import { publicName } from '../../../shared/staff-account'
import { noonOf } from '../../../shared/time/days'
import { requirePlaces } from '../capacity/require-places.server'
import { appendEvents, eventOfVersion, type NewEvent } from '../request/events.server'
import type { OfficeState } from '../request/request-rules'
import { composeAnswer, draftAnswers, officeMailAbout } from './answer-mail.server'
import { readStaff } from './list-enrolments.server'
import {
  type AnswerMail,
  type BatchResponse,
  type ChangeResponse,
  mailBody,
  type OfficeBatch,
  type OfficeChange,
} from './office-contract'
import { OfficeRefusal } from './office-refusal.server'
import { dueAfterMail, stateAfterMail } from './office-rules'
import { findOwnTemplate } from './own-templates.server'
import { missingEnrolment } from './read-request.server'

const om = t.outgoing_mail

/** Fields that a change by the office may write. */
export type EnrolmentFields = Partial<
  Pick<
    Enrolment,
    | 'state'
    | 'assignee'
    | 'due'
    | 'start'
    | 'lastDay'
    | 'arrival'
    | 'departure'
    | 'underage'
    | 'quotes'
    | 'earlierQuotes'
    | 'course'
    | 'weeks'
    | 'accommodation'
    | 'total'
    | 'invoiced'
    | 'paid'
    | 'payBy'
  >
>

/** Locks a request until the transaction ends and returns it as it is now. */
export const lockEnrolment = async (req: PayloadRequest, id: number): Promise<Enrolment> =>
  (await lockDocuments(req, 'enrolments', [id])).get(id) ?? missingEnrolment(id)

/** Refuses a change that is based on an old version. */
const requireVersion = async (req: PayloadRequest, enrolment: Enrolment, seen: number): Promise<void> => {
  if (!isOutdated(enrolment, seen)) return
  const { byName, createdAt } = (await eventOfVersion(req, enrolment)) ?? {}
  const by = byName ?? ''
  const message = `${by || 'The site'} changed this request before you. Your change was not made.`
  throw new VersionConflict(message, { by, at: createdAt ?? enrolment.updatedAt })
}

/** The fields as they were, to undo a change of them. */
const fieldsBefore = (enrolment: Enrolment, fields: EnrolmentFields): EnrolmentFields =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, enrolment[name as keyof EnrolmentFields] ?? null]),
  )

/** Writes fields and events as one change. With a batch it can be undone as a whole. */
const write = async (
  req: PayloadRequest,
  enrolment: Enrolment,
  batch: string | null,
  fields: EnrolmentFields,
  [first, ...others]: NewEvent[],
  overbook?: boolean,
): Promise<ChangeResponse> => {
  if (!first) return { version: enrolment.version, batch: null }
  const version = enrolment.version + 1
  await req.payload.update({
    collection: 'enrolments',
    id: enrolment.id,
    data: { ...fields, version },
    depth: 0,
    req,
  })
  const full = await requirePlaces(req, enrolment, fields, overbook)
  if (full) others.push({ kind: 'overbooked', text: full.title })
  if (batch === null) {
    await appendEvents(req, enrolment.id, { version }, [first, ...others])
    return { version, batch }
  }
  const before = { ...fieldsBefore(enrolment, fields) }
  await appendEvents(req, enrolment.id, { version, batch }, [{ ...first, before }, ...others])
  return { version, batch }
}

/** Prepares a change, e.g. a correction of the stay; see `correct-stay.server.ts`. */
export type Prepare = (
  req: PayloadRequest,
  enrolment: Enrolment,
) => Promise<{ fields: EnrolmentFields; events: NewEvent[] }>

/** A request, its version as it was seen, and whether it may take a place that is not there. */
export interface ChangedRequest {
  id: number
  version: number
  overbook?: boolean | undefined
}

const changeAs = (
  payload: Payload,
  user: User,
  { id, version, overbook }: ChangedRequest,
  prepare: Prepare,
  batch: string | null,
): Promise<ChangeResponse> =>
  asStaff(payload, user, async (req) => {
    const enrolment = await lockEnrolment(req, id)
    await requireVersion(req, enrolment, version)
    const { fields, events } = await prepare(req, enrolment)
    return write(req, enrolment, batch, fields, events, overbook)
  })

/** One change by one member of staff: all of it or nothing. */
export const changeFields = (payload: Payload, user: User, request: ChangedRequest, prepare: Prepare) =>
  changeAs(payload, user, request, prepare, randomUUID())

/** Makes a change that cannot be undone: issued numbers and noted payments are corrected by new entries. */
export const changeWithoutUndo = (payload: Payload, user: User, request: ChangedRequest, prepare: Prepare) =>
  changeAs(payload, user, request, prepare, null)

const nameOfAssignee = async (payload: Payload, id: number | null): Promise<string> => {
  if (id === null) return ''
  const found = (await readStaff(payload)).find((user) => user.id === id)
  if (!found) throw new OfficeRefusal('bad_request', 'notAssignable', 'assignee')
  return found.name
}

/** What a change needs that is read before its transaction, to keep SQLite's write lock short. */
interface Prepared {
  batch: string
  /** Name of the person that the change assigns. */
  assigned: string
  /** For the due day after a mail. */
  today: string
  /** The state that a template of the office's own sets. */
  after?: OfficeState | undefined
  mail?: Mail | undefined
}

/** Applies state, person, due day, note and mail to a locked request. */
const applyChange = async (
  req: PayloadRequest,
  enrolment: Enrolment,
  change: Omit<OfficeChange, 'version'>,
  { batch, assigned, today, after, mail: composed }: Prepared,
): Promise<ChangeResponse> => {
  const { note, mail, assignee } = change
  const state =
    change.state ?? (mail ? stateAfterMail(mail.template, enrolment.state, after) : enrolment.state)
  const due = change.due === undefined && mail ? dueAfterMail(mail.template, today, after) : change.due
  const before = enrolment.assignee ? documentId(enrolment.assignee) : null
  const dueBefore = enrolment.due?.slice(0, 10) ?? null
  const fields: EnrolmentFields = {}
  const events: NewEvent[] = []
  if (composed) {
    await queueMail(req.payload, composed, req, UNDO_ACCEPTED_MS)
    const { to, cc = [], subject, text } = composed
    events.push({ kind: 'mail', to, ...(cc.length > 0 && { cc: joinAddresses(cc) }), subject, text })
  }
  if (state !== enrolment.state) {
    fields.state = state
    events.push({ kind: 'state', from: enrolment.state, to: state })
  }
  if (assignee !== undefined && assignee !== before) {
    fields.assignee = assignee
    events.push({ kind: 'assigned', to: assigned })
  }
  if (due !== undefined && due !== dueBefore) {
    fields.due = due && noonOf(due)
    events.push({ kind: 'due', from: dueBefore ?? '', to: due ?? '' })
  }
  if (note !== undefined) events.push({ kind: 'note', text: note })
  return write(req, enrolment, batch, fields, events, change.overbook)
}

const prepareChange = async (
  payload: Payload,
  { assignee, mail }: Pick<OfficeBatch, 'assignee' | 'mail'>,
): Promise<Prepared> => ({
  batch: randomUUID(),
  assigned: assignee === undefined ? '' : await nameOfAssignee(payload, assignee),
  today: await readToday(payload),
  after: mail && (await findOwnTemplate(payload, mail.template))?.state,
})

/** State, person, due day, note and mail, in any combination. A note alone fits every version and cannot be undone. */
export const changeEnrolment = async (
  payload: Payload,
  user: User,
  id: number,
  change: OfficeChange,
  publicUrl: string,
): Promise<ChangeResponse> => {
  const { version, note, mail } = change
  const prepared = await prepareChange(payload, change)
  const composed = mail && (await composeAnswer(payload, id, mail, { publicUrl, batch: prepared.batch }))
  return asStaff(payload, user, async (req) => {
    const enrolment = await lockEnrolment(req, id)
    const isNote =
      note !== undefined && Object.values(change).filter((value) => value !== undefined).length === 2
    if (isNote) {
      await appendEvents(req, id, { version: enrolment.version }, [{ kind: 'note', text: note }])
      return { version: enrolment.version, batch: null }
    }
    await requireVersion(req, enrolment, version)
    return applyChange(req, enrolment, change, { ...prepared, mail: composed })
  })
}

/** The same mail to several students, each in their language. A template without texts of staff is filled in as it is. */
const composeBatch = async (
  payload: Payload,
  user: User,
  { targets, mail }: OfficeBatch,
  options: { publicUrl: string; batch: string },
): Promise<ReadonlyMap<number, { answer: AnswerMail; mail: Mail }>> => {
  const mails = new Map<number, { answer: AnswerMail; mail: Mail }>()
  if (!mail) return mails
  const { template, subject, text } = mail
  const own = subject && text ? { [template]: { subject, text } } : {}
  const docs = await findAll(payload, 'enrolments', { id: { in: targets.map(({ id }) => id) } })
  for (const doc of docs) {
    const drafts = await draftAnswers(payload, doc, publicName(user.name) ?? '', own)
    const { subject = '', text = '' } = drafts[template] ?? {}
    // Nobody reads these mails before they are sent: long answers of a student may exceed the limits, and a word in braces has no value.
    const filled = mailBody.safeParse({ template, subject: oneLine(subject), text })
    if (!filled.success || /\{\w+\}/.test(subject + text))
      throw new OfficeRefusal('bad_request', 'notFilled', 'mail')
    mails.set(doc.id, {
      answer: filled.data,
      mail: await composeAnswer(payload, doc.id, filled.data, options),
    })
  }
  return mails
}

/**
 * Makes one change to several requests as one action, which is undone as a whole. Those that somebody else has changed since are
 * left alone and named. If a place is missing, none is changed.
 */
export const changeEnrolments = async (
  payload: Payload,
  user: User,
  body: OfficeBatch,
  publicUrl: string,
): Promise<BatchResponse> => {
  const { targets, state, assignee, overbook } = body
  const prepared = await prepareChange(payload, body)
  const { batch } = prepared
  const mails = await composeBatch(payload, user, body, { publicUrl, batch })
  return asStaff(payload, user, async (req) => {
    const docs = await lockDocuments(
      req,
      'enrolments',
      targets.map(({ id }) => id),
    )
    const { changed, conflicts } = await changeBatch(targets, {
      read: async (id) => docs.get(id),
      isGone: () => false,
      change: async (doc) => {
        const written = mails.get(doc.id)
        const change = { state, assignee, overbook, ...(written && { mail: written.answer }) }
        return (await applyChange(req, doc, change, { ...prepared, mail: written?.mail })).batch !== null
      },
      conflictAbout: async (id, doc) => doc?.name ?? `${id}`,
    })
    return { batch: changed.length ? batch : null, changed, conflicts }
  })
}

/** Withdraws the mail of a change; refuses if it has been sent. */
const withdrawMail = async (req: PayloadRequest, { reference }: Enrolment, batch: string): Promise<void> => {
  const about = officeMailAbout(reference, batch)
  const withdrawn = await runStatementIn(
    req,
    sql`delete from ${om} where ${om.about} = ${about} and ${om.state} = 'queued'`,
  )
  if (!withdrawn) throw new OfficeRefusal('conflict', 'undoMailSent', 'batch')
}

/** Undoes a change of one's own as a whole, unless it is too late or somebody has changed one of its requests since. */
export const undoChange = (
  payload: Payload,
  user: User,
  { batch, overbook }: { batch: string; overbook?: boolean | undefined },
): Promise<ChangeResponse> =>
  asStaff(payload, user, async (req) => {
    const steps = new Map<number, EnrolmentEvent[]>()
    for (const step of await findOwnBatch(req, 'enrolment-events', batch, 'id'))
      steps.set(step.enrolment, [...(steps.get(step.enrolment) ?? []), step])
    if (!steps.size) throw new OfficeRefusal('not_found', 'nothingToUndo', 'batch')
    const docs = await lockDocuments(req, 'enrolments', [...steps.keys()])
    let version = 0
    for (const [id, own] of steps) {
      const [first] = own
      const enrolment = docs.get(id) ?? missingEnrolment(id)
      if (!first) continue
      await requireVersion(req, enrolment, first.version)
      // Written by `write` alone.
      const before = undoableState(first, new Date()) as EnrolmentFields | undefined
      if (!before) throw new OfficeRefusal('conflict', 'undoTooLate', 'batch')
      if (own.some(({ kind }) => kind === 'mail')) await withdrawMail(req, enrolment, batch)
      version = enrolment.version + 1
      await payload.update({
        collection: 'enrolments',
        id,
        data: { ...before, version },
        depth: 0,
        req,
      })
      const full = await requirePlaces(req, enrolment, before, overbook)
      await appendEvents(req, id, { version, batch }, [
        { kind: 'undone' },
        ...(full ? [{ kind: 'overbooked' as const, text: full.title }] : []),
      ])
    }
    return { version, batch: null }
  })
