import { named, sql, t } from '../../../platform/database/statement'
import { endedRows } from '../../../platform/retention/erase-steps'
import type { FixedRetention } from '../../../platform/retention/retention'
import { DAY_MS } from '../../../shared/time/days'
import { SESSION_SECONDS } from './sessions.server'

const u = t.users
const us = t.users_sessions

/** Longer than anybody edits a document without a pause; Payload itself ignores locks after five minutes. */
const lockMs = DAY_MS

const earlier = (moment: Date, ms: number) => new Date(moment.getTime() - ms).toISOString()

/** The device of a session is noted for as long as the session can be used. */
const oldDevice = (before: Date) =>
  sql`${t.session_details.last_used_at} < ${earlier(before, SESSION_SECONDS * 1000)}`
const oldLock = (before: Date) => sql`${t.payload_locked_documents.updated_at} < ${earlier(before, lockMs)}`
const oldLink = (before: Date) =>
  sql`${u.reset_password_token} is not null and ${u.reset_password_expiration} < ${before.toISOString()}`

/** Sessions that have ended, links to choose a password that have expired, and who has a document open. */
export const sessionsRetention: FixedRetention = {
  key: 'sessions',
  keptMs: 0,
  tables: [
    'users_sessions',
    'session_details',
    'payload_locked_documents',
    'payload_locked_documents_rels',
    'users',
  ],
  parts: [
    endedRows(
      (before) =>
        sql`select count(*) ${named('number')} from ${us} where ${us.expires_at} < ${before.toISOString()}`,
      (before) => sql`delete from ${us} where ${us.expires_at} < ${before.toISOString()}`,
    ),
    endedRows(
      (before) =>
        sql`select count(*) ${named('number')} from ${t.session_details} where ${oldDevice(before)}`,
      (before) => sql`delete from ${t.session_details} where ${oldDevice(before)}`,
    ),
    endedRows(
      (before) =>
        sql`select count(*) ${named('number')} from ${t.payload_locked_documents} where ${oldLock(before)}`,
      (before) => sql`delete from ${t.payload_locked_documents} where ${oldLock(before)}`,
    ),
    // The account and its open invitation stay; the link does not work any more.
    endedRows(
      (before) => sql`select count(*) ${named('number')} from ${u} where ${oldLink(before)}`,
      (before) =>
        sql`update ${u} set ${u.reset_password_token} = null, ${u.reset_password_expiration} = null where ${oldLink(before)}`,
    ),
  ],
}
