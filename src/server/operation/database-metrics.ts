import type { Payload } from 'payload'
import { migrationsOf } from '../../cms/migrations/migrations-of'
import type { Env } from '../../config/env'
import { adapterOf } from '../../platform/database/connection'
import { appliedMigrations } from '../../platform/database/migrate'
import { momentOf, named, readRows, sql, t } from '../../platform/database/statement'
import { byLabel, counter, type Family, gauge } from '../../platform/http/exposition'
import { readWithin } from '../../platform/http/read-within'

const om = t.outgoing_mail
const pj = t.payload_jobs

const mailStates = ['queued', 'sending', 'sent', 'kept', 'failed']
const jobStates = ['due', 'scheduled', 'running', 'failed']

interface Stored {
  isMigrated: boolean
  mails: Record<string, number>
  oldestMail: number | undefined
  jobs: Record<string, number>
  oldestJob: number | undefined
}

const countsOf = (states: string[], rows: Record<string, unknown>[]) =>
  Object.fromEntries(
    states.map((state) => [state, Number(rows.find((row) => row.state === state)?.number ?? 0)]),
  )

const timeOf = (value: unknown): number | undefined =>
  value === null || value === undefined ? undefined : Date.parse(momentOf(value))

const readMails = async (payload: Payload, now: string) => {
  const [rows, [oldest]] = await Promise.all([
    readRows(payload, sql`select ${om.state}, count(*) ${named('number')} from ${om} group by ${om.state}`),
    // A mail that is to be sent later does not wait yet.
    readRows(
      payload,
      sql`select min(${om.created_at}) ${named('since')} from ${om}
        where ${om.state} in ('queued', 'sending') and (${om.attempts} > 0 or ${om.due_at} <= ${now})`,
    ),
  ])
  return { mails: countsOf(mailStates, rows), oldestMail: timeOf(oldest?.since) }
}

const readJobs = async (payload: Payload, now: string) => {
  const rows = await readRows(
    payload,
    sql`select state, count(*) ${named('number')}, min(since) ${named('since')} from (
      select coalesce(${pj.wait_until}, ${pj.created_at}) ${named('since')}, case when ${pj.has_error} then 'failed' when ${pj.processing} then 'running'
        when ${pj.wait_until} > ${now} then 'scheduled' else 'due' end ${named('state')}
      from ${pj} where ${pj.completed_at} is null) as jobs group by state`,
  )
  const due = rows.find(({ state }) => state === 'due')
  return { jobs: countsOf(jobStates, rows), oldestJob: timeOf(due?.since) }
}

const readStored = async (payload: Payload, env: Env): Promise<Stored> => {
  const now = new Date().toISOString()
  const [applied, mails, jobs] = await Promise.all([
    appliedMigrations(payload, env),
    readMails(payload, now),
    readJobs(payload, now),
  ])
  const isMigrated = migrationsOf(env).every(({ name }) => applied.includes(name))
  return { isMigrated, ...mails, ...jobs }
}

const ageOf = (since: number | undefined): number =>
  since === undefined ? 0 : Math.max(0, (Date.now() - since) / 1000)

/** Connections of PostgreSQL, and what is known about the other nodes. On SQLite there are neither. */
const connectionFamilies = (payload: Payload): Family[] => {
  const { pool, cluster, waitingWriters } = adapterOf(payload)
  return [
    gauge(
      'database_connections',
      'Connections to PostgreSQL, by state.',
      pool ? byLabel('state', { idle: pool.idleCount, used: pool.totalCount - pool.idleCount }) : [],
    ),
    gauge('database_connections_max', 'Connections that the site opens at most.', pool?.options.max),
    gauge('database_connections_waiting', 'Queries that wait for a connection.', pool?.waitingCount),
    gauge(
      'write_queue_waiting',
      'Transactions that wait for their turn to write; on SQLite only.',
      waitingWriters?.(),
    ),
    gauge(
      'cluster_connected',
      '1 if this node hears of the changes of other nodes.',
      cluster && Number(cluster.isConnected),
    ),
    counter('cluster_lost_total', 'How often this node has lost that connection.', cluster?.lost),
    gauge(
      'cluster_last_lost_timestamp_seconds',
      'When it was lost last; 0 if it never was.',
      cluster && Math.round((cluster.lastLostAt ?? 0) / 1000),
    ),
    counter('cluster_changes_received_total', 'Changes heard of from other nodes.', cluster?.received),
    counter('cluster_changes_sent_total', 'Changes that other nodes were told of.', cluster?.sent),
  ]
}

/** Metrics of what is stored. Those that are not known now have no value; the response never waits for more than two seconds. */
export const databaseMetrics = (payload: Payload, env: Env, stopping?: AbortSignal) => {
  const read = readWithin(() => readStored(payload, env), { keepMs: 10_000, timeoutMs: 2000 })

  return async (): Promise<Family[]> => {
    const stored = await read()
    return [
      gauge('database_up', '1 if the database answers.', Number(stored !== undefined)),
      gauge(
        'ready',
        '1 if /readyz says so: the database answers, its migrations are complete, the site does not stop.',
        Number(stored?.isMigrated === true && !stopping?.aborted),
      ),
      gauge('mails', 'Mails of the last weeks, by state.', stored && byLabel('state', stored.mails)),
      gauge(
        'mail_oldest_queued_seconds',
        'Age of the oldest mail that waits to be sent; 0 if none waits.',
        stored && ageOf(stored.oldestMail),
      ),
      gauge('jobs', 'Scheduled publications, by state.', stored && byLabel('state', stored.jobs)),
      gauge(
        'job_oldest_due_seconds',
        'How long the oldest scheduled publication has been due; 0 if none is.',
        stored && ageOf(stored.oldestJob),
      ),
      ...connectionFamilies(payload),
    ]
  }
}
