import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { findPersonsComments } from '../../../src/features/comments/people/find-person.server'
import { getRating } from '../../../src/features/comments/thread/ratings/ratings.server'
import { retentionCard } from '../../../src/features/privacy/retention/dashboard-card.server'
import { countOld } from '../../../src/features/privacy/retention/erase-old.server'
import type { Report } from '../../../src/features/privacy/retention/report-contract'
import {
  lastRun,
  readPeriods,
  runNightly,
} from '../../../src/features/privacy/retention/retention-task.server'
import { adapterOf } from '../../../src/platform/database/connection'
import { fixedRetentionsOf, personalDataOf, retentionsOf, siteIn } from '../../../src/platform/feature'
import { personalKinds } from '../../../src/platform/payload/personal-data'
import { inTransaction } from '../../../src/platform/transaction/transaction'
import { DAY_MS } from '../../../src/shared/time/days'
import { createComment } from '../comments/comments'
import { createSchool, createUser } from '../kit/content'
import { callRetentionReport } from '../kit/endpoints'
import { describeOn, describeSite, openSecondNode, type Site } from '../kit/harness'
import { eraseByPeriod } from './erase-by-period'

const now = new Date('2026-11-18T10:00:00.000Z')
/** Allowed for everything that has days. */
const days = 100
const minute = 60_000
const limit = now.getTime() - days * DAY_MS
const [older, younger] = [limit - minute, limit + minute].map((ms) => new Date(ms).toISOString()) as [
  string,
  string,
]

let serial = 0
const next = () => ++serial

const enrolmentData = () => ({
  state: 'confirmed' as const,
  version: 1,
  reference: `REF-${next()}`,
  name: 'Ana',
  email: 'ana@x.example',
  birthDate: '1999-05-01',
  nationality: 'BR',
  level: 'B1',
  start: '2025-01-04',
  locale: 'en',
  consentedAt: now.toISOString(),
})

const mailData = () => ({
  to: 'ana@x.example',
  subject: 'Hello',
  text: 'Hello',
  state: 'sent' as const,
  dueAt: now.toISOString(),
  sentAt: now.toISOString(),
})

interface Trial {
  add: (site: Site, school: number) => Promise<{ id: number }>
  table: string
  /** The columns that say how old it is. */
  dates: string[]
  /** The rest of it, if the row stays. */
  left?: string
  /** And what stays with it. */
  stays?: { column: string; value: string }
}

const comment = (site: Site, school: number) => createComment(site.payload, school, {})

/** One for each period in days that concerns tables. */
const trials: Record<string, Trial> = {
  enrolments: {
    add: ({ payload }) => payload.create({ collection: 'enrolments', data: enrolmentData() }),
    table: 'enrolments',
    dates: ['updated_at', 'start', 'last_day'],
  },
  homestay: {
    add: ({ payload }) =>
      payload.create({ collection: 'enrolments', data: { ...enrolmentData(), homestay: { pets: 'no' } } }),
    table: 'enrolments',
    dates: ['start', 'last_day'],
    left: 'homestay_pets',
    stays: { column: 'name', value: 'Ana' },
  },
  quotes: {
    add: ({ payload }) =>
      payload.create({
        collection: 'quotes',
        data: {
          token: `token-${next()}`,
          locale: 'en',
          total: 1,
          content: {},
          listId: 1,
          listVersion: 1,
          expiresAt: now.toISOString(),
        },
      }),
    table: 'quotes',
    dates: ['expires_at'],
  },
  submissions: {
    add: ({ payload }) =>
      payload.create({
        collection: 'form-submissions',
        data: { state: 'new', submissionData: [{ field: 'name', label: 'Name', value: 'Ana' }] },
      }),
    table: 'form_submissions',
    dates: ['updated_at'],
  },
  comments: { add: comment, table: 'comments', dates: ['created_at'] },
  commentAddresses: { add: comment, table: 'comments', dates: ['created_at'], left: 'email' },
  commentHashes: {
    add: async (site, school) => {
      const { id } = await comment(site, school)
      await site.sql(`update comments set ip_hash = 'hash' where id = ${id}`)
      return { id }
    },
    table: 'comments',
    dates: ['created_at'],
    left: 'ip_hash',
  },
  moderationHistory: {
    add: ({ payload }) =>
      payload.create({
        collection: 'comment-actions',
        data: { comment: 1, action: 'approve', byName: 'Mo' },
      }),
    table: 'comment_actions',
    dates: ['created_at'],
  },
  mails: {
    add: ({ payload }) => payload.create({ collection: 'outgoing-mail', data: mailData() }),
    table: 'outgoing_mail',
    dates: ['sent_at'],
  },
  receipts: {
    add: ({ payload }) =>
      payload.create({
        collection: 'consent-receipts',
        data: {
          receipt: `receipt-${next()}`,
          decidedAt: now.toISOString(),
          version: '1',
          language: 'en',
          method: 'reject',
          allowed: [],
          refused: [],
        },
      }),
    table: 'consent_receipts',
    dates: ['decided_at'],
  },
  log: {
    add: ({ payload }) =>
      payload.create({ collection: 'audit-log', data: { event: 'log-in', area: 'people', subject: 'Ana' } }),
    table: 'audit_log',
    dates: ['created_at'],
  },
  missingAddresses: {
    add: ({ payload }) =>
      payload.create({
        collection: 'missing-addresses',
        data: { path: `/x-${next()}`, count: 1, lastSeen: now.toISOString() },
      }),
    table: 'missing_addresses',
    dates: ['last_seen'],
  },
}

const rowOf = async (site: Site, { table }: Trial, id: number) =>
  (await site.sql(`select * from ${table} where id = ${id}`))[0]

describeSite('periods of retention', (open) => {
  let site: Site
  let school: number
  beforeAll(async () => {
    site = await open()
    school = (await createSchool(site.payload)).id
  })

  const setPeriod = (key: string, value: number | null) =>
    site.payload.updateGlobal({ slug: 'retention', data: { [key]: value } })

  const aged = async (trial: Trial, moment: string) => {
    const { id } = await trial.add(site, school)
    const set = trial.dates.map((column) => `${column} = '${moment}'`).join(', ')
    await site.sql(`update ${trial.table} set ${set} where id = ${id}`)
    return id
  }

  it('are all tried below', () => {
    const inDays = retentionsOf(siteIn(site.payload.config)).filter(({ period }) => period.unit === 'days')
    const keys = inDays.filter(({ tables }) => tables.length).map(({ key }) => key)
    expect(Object.keys(trials).sort()).toEqual(keys.sort())
  })

  it.each(Object.entries(trials))('erase %s that are older, and nothing younger', async (key, trial) => {
    const [old, young] = [await aged(trial, older), await aged(trial, younger)]
    const retention = retentionsOf(siteIn(site.payload.config)).find((each) => each.key === key)
    if (!retention) throw new Error('not declared')
    // Kept for ever where that is allowed.
    if (retention.period.canBeForever) {
      await setPeriod(key, null)
      expect(await eraseByPeriod(site, key, now)).toBe(0)
    } else await expect(setPeriod(key, null)).rejects.toThrow()
    await setPeriod(key, days)
    expect(await countOld(site.payload, retention, new Date(limit))).toBe(1)
    expect(await eraseByPeriod(site, key, now)).toBe(1)
    const [oldRow, youngRow] = [await rowOf(site, trial, old), await rowOf(site, trial, young)]
    expect(youngRow).toBeDefined()
    if (trial.left) {
      expect(oldRow?.[trial.left]).toBeNull()
      const { column, value } = trial.stays ?? { column: 'content', value: 'It was good.' }
      expect(oldRow?.[column]).toBe(value)
      expect(youngRow?.[trial.left]).not.toBeNull()
    } else expect(oldRow).toBeUndefined()
    expect(await eraseByPeriod(site, key, now)).toBe(0)
    await site.sql(`delete from ${trial.table} where id in (${old}, ${young})`)
  })

  it('are refused below and above what is allowed', async () => {
    await expect(setPeriod('invoices', 5)).rejects.toThrow(/Invoices/)
    await expect(setPeriod('mails', 6)).rejects.toThrow(/mail/i)
    await expect(setPeriod('enrolments', 10_951)).rejects.toThrow(/Enrolment/)
    await expect(setPeriod('quotes', 1.5)).rejects.toThrow(/Quotes/)
  })

  it('keep requests with an unpaid invoice, and delete the others with all that belongs to them', async () => {
    const trial = trials.enrolments as Trial
    await setPeriod('enrolments', days)
    const [open, paid] = [await aged(trial, older), await aged(trial, older)]
    const invoice = (enrolment: number) =>
      site.sql(
        `insert into invoices (number, state, name, email, reference, issued_on, pay_by, total, enrolment, year, serial, content)
          values ('N${enrolment}', 'valid', 'Ana', 'ana@x.example', 'R', '${older}', '${older}', 100, ${enrolment}, 2019, ${enrolment}, '{}')`,
      )
    await invoice(open)
    await invoice(paid)
    await site.sql(
      `update enrolments set invoiced = 100, paid = 40, updated_at = '${older}' where id = ${open}`,
    )
    await site.sql(
      `update enrolments set invoiced = 100, paid = 100, updated_at = '${older}' where id = ${paid}`,
    )
    expect(await eraseByPeriod(site, 'enrolments', now)).toBe(1)
    expect(await rowOf(site, trial, open)).toBeDefined()
    expect(await rowOf(site, trial, paid)).toBeUndefined()
    expect(await site.sql(`select id from enrolment_events where enrolment = ${paid}`)).toEqual([])
    // The invoice outlives its request until the years are over.
    expect(await site.sql(`select number from invoices where enrolment = ${paid}`)).toHaveLength(1)
    await setPeriod('invoices', 6)
    expect(await eraseByPeriod(site, 'invoices', new Date('2032-12-31T10:00:00.000Z'))).toBe(0)
    expect(await eraseByPeriod(site, 'invoices', new Date('2033-01-01T10:00:00.000Z'))).toBe(1)
    expect(await site.sql(`select number from invoices where enrolment = ${open}`)).toHaveLength(1)
    // A request that changes later is kept, however long ago the stay was.
    await site.sql(`update enrolments set paid = 100, updated_at = '${younger}' where id = ${open}`)
    expect(await eraseByPeriod(site, 'enrolments', now)).toBe(0)
  })

  it('leave the empty place of a comment while somebody’s reply needs it', async () => {
    await setPeriod('comments', days)
    const parent = await createComment(site.payload, school, { createdAt: older })
    const reply = await createComment(site.payload, school, { createdAt: younger, parent: parent.id })
    expect(await eraseByPeriod(site, 'comments', now)).toBe(1)
    const trial = trials.comments as Trial
    expect(await rowOf(site, trial, parent.id)).toMatchObject({
      author: null,
      content: null,
      search_text: '',
    })
    expect(await rowOf(site, trial, reply.id)).toMatchObject({ content: 'It was good.' })
    expect(await eraseByPeriod(site, 'comments', now)).toBe(0)
    await site.sql(`update comments set created_at = '${older}' where id = ${reply.id}`)
    expect(await eraseByPeriod(site, 'comments', now)).toBe(1)
    expect(await eraseByPeriod(site, 'comments', now)).toBe(1)
    expect(await rowOf(site, trial, parent.id)).toBeUndefined()
  })

  it('keep the rating of comments without their address, once for each author', async () => {
    await setPeriod('commentAddresses', days)
    const rated = { createdAt: older, verified: true, state: 'approved' as const }
    const email = 'unusual.person@mail.example'
    await createComment(site.payload, school, { ...rated, email, rating: 1 })
    await createComment(site.payload, school, { ...rated, email, rating: 5 })
    await createComment(site.payload, school, { ...rated, email: 'other@mail.example', rating: 3 })
    const before = await getRating(site.payload, school, [])
    expect(before).toMatchObject({ average: 4, count: 2 })
    expect(await eraseByPeriod(site, 'commentAddresses', now)).toBe(3)
    expect(await getRating(site.payload, school, [])).toEqual(before)
    expect(await inTransaction(site.payload, (req) => findPersonsComments(req, email))).toEqual([])
    const texts = await site.sql("select email, author_text from comments where author_text like '%unusual%'")
    expect(texts).toEqual([])
    expect(await eraseByPeriod(site, 'commentAddresses', now)).toBe(0)
  })

  it('are counted for administrators with numbers that are not saved', async () => {
    await aged(trials.missingAddresses as Trial, new Date(Date.now() - 20 * DAY_MS).toISOString())
    const user = await createUser(site.payload, 'administrator')
    const counted = async (periods: object) => {
      const answer = await callRetentionReport(site, { user, json: { periods } })
      const { rows } = (await answer.json()) as Report
      return rows.find(({ key }) => key === 'missingAddresses')
    }
    const label = 'Missing addresses'
    expect(await counted({ missingAddresses: 10 })).toMatchObject({ label, next: 1, last: 0 })
    expect(await counted({ missingAddresses: 30 })).toMatchObject({ label, next: 0 })
    expect(await counted({ missingAddresses: null })).toMatchObject({ label, next: null })
    const editor = await createUser(site.payload, 'editor')
    for (const other of [editor, undefined])
      await expect(callRetentionReport(site, { user: other, json: { periods: {} } })).rejects.toThrow(
        'not allowed',
      )
    await expect(counted({ missingAddresses: 'x' })).rejects.toThrow()
  })

  it('keep mails that wait, and delete old files of the outbox and copies from before upgrades', async () => {
    const { dataDir } = site.env
    await site.payload.create({
      collection: 'outgoing-mail',
      data: { ...mailData(), state: 'queued', sentAt: null, dueAt: older },
    })
    await site.sql(`update outgoing_mail set updated_at = '${older}', created_at = '${older}'`)
    const file = (name: string, moment: string) => {
      const whole = path.join(dataDir, name)
      mkdirSync(path.dirname(whole), { recursive: true })
      writeFileSync(whole, 'x')
      utimesSync(whole, new Date(moment), new Date(moment))
      return () => existsSync(whole)
    }
    const files = [
      file('outbox/old.eml', older),
      file('outbox/young.eml', younger),
      file('backups/before-20260101_x-1.db', older),
      file('backups/before-20260101_y-1.db', younger),
      file('backups/mine.db', older),
    ]
    await setPeriod('mails', days)
    await setPeriod('upgradeCopies', days)
    expect(await eraseByPeriod(site, 'mails', now)).toBe(1)
    expect(await eraseByPeriod(site, 'upgradeCopies', now)).toBe(1)
    expect(files.map((isThere) => isThere())).toEqual([false, true, false, true, true])
  })

  it('pass over a document that cannot be deleted', async () => {
    const ids: number[] = []
    for (let count = 0; count < 8; count++) ids.push(await aged(trials.submissions as Trial, older))
    await setPeriod('submissions', days)
    const remove = site.payload.delete.bind(site.payload)
    const refusing = vi
      .spyOn(site.payload, 'delete')
      .mockImplementation(((options: { id: number }) =>
        options.id === ids[2] ? Promise.reject(new Error('refused')) : remove(options as never)) as never)
    try {
      expect(await eraseByPeriod(site, 'submissions', now)).toBe(7)
    } finally {
      refusing.mockRestore()
    }
    expect(await site.sql('select id from form_submissions')).toEqual([{ id: ids[2] }])
    expect(await eraseByPeriod(site, 'submissions', now)).toBe(1)
  })

  it('erase what has ended by itself: sessions, links to choose a password, claims', async () => {
    const user = await createUser(site.payload, 'editor')
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
    for (const [id, ms] of [
      ['ended', -minute],
      ['open', minute],
    ] as const) {
      await site.sql(
        `insert into users_sessions (_order, _parent_id, id, expires_at) values (${next()}, ${user.id}, '${id}', '${at(ms)}')`,
      )
      await site.sql(
        `insert into session_details (sid, user_id, last_used_at) values ('${id}', ${user.id}, '${at(ms - 8 * 60 * minute)}')`,
      )
      await site.sql(`insert into claims (key, expires_at, taken) values ('${id}', ${now.getTime() + ms}, 1)`)
    }
    const link = (ms: number) =>
      site.sql(
        `update users set reset_password_token = 'token', reset_password_expiration = '${at(ms)}' where id = ${user.id}`,
      )
    await link(minute)
    expect(await eraseByPeriod(site, 'sessions', now)).toBe(2)
    await link(-minute)
    expect(await eraseByPeriod(site, 'sessions', now)).toBe(1)
    expect(await site.sql('select id from users_sessions')).toEqual([{ id: 'open' }])
    expect(await site.sql('select sid from session_details')).toEqual([{ sid: 'open' }])
    expect(await eraseByPeriod(site, 'claims', now)).toBe(1)
    expect(await site.sql("select key from claims where key in ('ended', 'open')")).toEqual([{ key: 'open' }])
  })
})

describeSite('the nightly erasure', (open) => {
  const signal = new AbortController().signal

  it('runs once a night on one of several nodes, notes what it has erased, and tells of a failure', async () => {
    const site = await open()
    const nodes = site.dialect === 'postgres' ? [site, await openSecondNode(site)] : [site, site]
    const night = new Date('2026-11-18T02:30:00.000Z')
    const at = (hours: number) => new Date(night.getTime() + hours * 60 * minute)
    const run = (moment: Date) => Promise.all(nodes.map(({ payload }) => runNightly(payload, signal, moment)))
    for (let count = 0; count < 120; count++)
      await site.sql(
        `insert into missing_addresses (path, count, last_seen) values ('/${count}', 1, '2026-01-01T00:00:00.000Z')`,
      )
    const administrator = await createUser(site.payload, 'administrator')
    const alerts = async () => {
      const req = await createLocalReq({ user: { ...administrator, collection: 'users' } }, site.payload)
      return (await retentionCard(req)).map(({ figure, text }) => `${figure} ${text}`)
    }

    expect(await run(at(-1))).toEqual([false, false])
    expect((await run(night)).sort()).toEqual([false, true])
    expect(await run(at(1))).toEqual([false, false])
    expect(await lastRun(site.payload)).toMatchObject({
      day: '2026-11-18',
      state: 'done',
      erased: { missingAddresses: 120 },
    })
    expect(await alerts()).toEqual([])

    await site.sql('alter table missing_addresses rename to away')
    await site.payload.create({
      collection: 'audit-log',
      data: { event: 'log-in', area: 'people', createdAt: '2020-01-01T00:00:00.000Z' } as never,
    })
    expect((await run(at(24))).sort()).toEqual([false, true])
    // The others are erased nevertheless.
    expect(await lastRun(site.payload)).toMatchObject({
      day: '2026-11-19',
      state: 'failed',
      erased: { log: 1 },
      failed: ['missingAddresses'],
    })
    expect(await alerts()).toEqual(['1 kind of old data could not be erased last night'])
    await site.sql('alter table away rename to missing_addresses')
    // It is tried again after an hour, and adds to what it has erased before.
    expect(await run(at(24.5))).toEqual([false, false])
    expect((await run(at(25.5))).sort()).toEqual([false, true])
    expect(await lastRun(site.payload)).toMatchObject({
      day: '2026-11-19',
      state: 'done',
      erased: { log: 1 },
    })
    expect(await alerts()).toEqual([])
  })
})

describeOn('sqlite', 'tables with personal data', (open) => {
  /** Tables of staff accounts, deleted with them. */
  const accounts = /^(users(_roles|_rels)?|second_factors|payload_preferences(_rels)?)$/
  /** Content that the school publishes, and its settings. Staff edit and delete it. */
  const content =
    /^_?(schools|courses|accommodation|price_(lists|adjustments|extras)|pages|posts|categories|reusable_content|forms|redirects|media|files|school_maps|map_extracts|home_page|site_settings|theme|pricing|enrolment_(mails|form)|billing|mail_templates|(comment|captcha|consent|map|log_in|backup|mail)_settings)(_.+)?$/
  /** Counts and marks that say nothing about anybody. */
  const others =
    /^(invoice_counters|calculator_counts|page_views|spam_words|translations|retention|retention_runs|first_steps|payload_(kv|jobs|jobs_log|migrations))$/

  it('have a period each, and no versions', async () => {
    const { payload } = await open()
    const features = siteIn(payload.config)
    const periods = [...retentionsOf(features), ...fixedRetentionsOf(features)]
    const declared = new Set(periods.flatMap(({ tables }) => tables))
    const rows = await adapterOf(payload).client?.execute(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'comments_search%'",
    )
    const tables = rows?.rows.map(({ name }) => String(name)) ?? []
    expect(tables.length).toBeGreaterThan(100)
    const isKnown = (table: string) =>
      declared.has(table) || [accounts, content, others].some((kind) => kind.test(table))
    // Say how long a new table is kept (`retentions` or `personalData` of a feature), or above why it needs no period.
    expect(tables.filter((table) => !isKnown(table))).toEqual([])
    expect([...declared].filter((table) => !tables.includes(table))).toEqual([])
    expect([...declared].filter((table) => tables.includes(`_${table}_v`))).toEqual([])
  })

  it('are all those of the erasure of a person', async () => {
    const { payload } = await open()
    const personal = personalDataOf(siteIn(payload.config))
    expect(personal.map(({ kind }) => kind).sort()).toEqual([...personalKinds].sort())
    for (const { retention } of personal) expect(retention.length).toBeGreaterThan(0)
  })
})

describeSite('the periods', (open) => {
  it('are the usual ones on a new site, and saving one leaves the others as they are', async () => {
    const { payload } = await open()
    const usual = await readPeriods(payload)
    expect(usual).toMatchObject({ enrolments: 1095, quotes: 180, invoices: 10 })
    await payload.updateGlobal({ slug: 'retention', data: { mails: 60, enrolments: null } })
    expect(await readPeriods(payload)).toMatchObject({ ...usual, mails: 60, enrolments: null })
  })
})
