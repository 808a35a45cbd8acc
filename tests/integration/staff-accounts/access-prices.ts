import type { CollectionSlug, Payload } from 'payload'
import { everyField } from '../forms/site-forms'
import { type Attempt, allowed, as, create, find, remove, type Trial, update } from './access-trial'

let count = 0
const next = () => `t${++count}`
const soon = () => new Date(Date.now() + 86_400_000).toISOString()

type Data = (school: number) => object

export const samples: Record<string, { data: Data; change: object }> = {
  'price-lists': {
    data: (school) => ({ name: 'List', school, validFrom: '2020-01-01', currency: 'default', items: [] }),
    change: { name: 'Other' },
  },
  'price-adjustments': {
    data: (school) => ({ school, title: 'Early', code: next(), percent: 5, on: ['course'], roundTo: 100 }),
    change: { percent: 6 },
  },
  'price-extras': {
    data: (school) => ({ school, title: 'Transfer', code: next(), amount: 100, position: 1 }),
    change: { amount: 200 },
  },
  quotes: {
    data: (school) => ({
      school,
      token: next(),
      locale: 'en',
      total: 1,
      content: {},
      listId: 1,
      listVersion: 1,
      expiresAt: soon(),
    }),
    change: { total: 2 },
  },
  enrolments: {
    data: (school) => ({
      school,
      name: 'Ana',
      email: 'ana@x.example',
      birthDate: '2000-01-01',
      nationality: 'BR',
      level: 'B1',
      start: '2027-01-04',
      reference: next(),
      locale: 'en',
      consentedAt: soon(),
    }),
    change: { state: 'confirmed' },
  },
  'enrolment-events': {
    data: () => ({ enrolment: 1, kind: 'note', text: 'Hello.', version: 1 }),
    change: { text: 'Changed.' },
  },
  'enrolment-places': {
    data: (school) => ({
      enrolment: 1,
      school,
      kind: 'course',
      offer: 2,
      firstDay: '2027-01-04',
      lastDay: '2027-01-08',
    }),
    change: { offer: 3 },
  },
  invoices: {
    data: () => ({
      number: next(),
      year: 2026,
      serial: ++count,
      enrolment: 1,
      name: 'Ana',
      email: 'ana@x.example',
      reference: 'ABC',
      issuedOn: '2026-11-17',
      payBy: '2026-12-01',
      total: 1,
      content: {},
    }),
    change: { state: 'cancelled' },
  },
  'invoice-counters': { data: () => ({ year: ++count, last: 1 }), change: { last: 2 } },
  payments: {
    data: () => ({
      enrolment: 1,
      name: 'Ana',
      email: 'ana@x.example',
      reference: 'ABC',
      day: '2026-11-17',
      amount: 1,
      way: 'cash',
      content: {},
    }),
    change: { amount: 2 },
  },
  forms: {
    data: () => ({ title: 'Contact', slug: next(), fields: everyField }),
    change: { submitLabel: 'Go' },
  },
  'form-submissions': {
    data: () => ({ summary: 'Contact: Ana', email: 'ana@x.example', submissionData: [] }),
    change: { state: 'done' },
  },
  'outgoing-mail': {
    data: () => ({ to: 'ana@x.example', subject: 'Hello', text: 'Text.', dueAt: soon() }),
    change: { state: 'failed' },
  },
  'calculator-counts': {
    data: (school) => ({ school, day: next(), event: 'quote', course: 2, weeks: 4, language: 'en' }),
    change: { count: 7 },
  },
}

/** One document of each collection, created on first use. */
const kept = new WeakMap<Payload, Map<string, Promise<number>>>()

const make = (collection: CollectionSlug, { payload, docs }: Trial): Promise<{ id: number }> =>
  payload.create({
    collection,
    data: samples[collection]?.data(docs.schools.published) as never,
  }) as unknown as Promise<{ id: number }>

const sample = (collection: CollectionSlug, trial: Trial): Promise<number> => {
  const ids = kept.get(trial.payload) ?? new Map<string, Promise<number>>()
  kept.set(trial.payload, ids)
  const id = ids.get(collection) ?? make(collection, trial).then((doc) => doc.id)
  ids.set(collection, id)
  return id
}

/** Attempts take resolved ids, not promises. */
const withSample =
  (collection: CollectionSlug, attempt: (id: () => number) => Attempt): Attempt =>
  async (trial) => {
    const id = await sample(collection, trial)
    return attempt(() => id)(trial)
  }

const attemptsOf = ([slug, { data, change }]: [string, (typeof samples)[string]]): [string, Attempt][] => {
  const collection = slug as CollectionSlug
  return [
    [`${slug} create`, create(collection, ({ docs }) => data(docs.schools.published))],
    [`${slug} read`, withSample(collection, (id) => find(collection, id))],
    [`${slug} update`, withSample(collection, (id) => update(collection, id, () => change))],
    [`${slug} delete`, remove(collection, (trial) => make(collection, trial))],
  ]
}

export const priceAttempts: Record<string, Attempt> = {
  ...Object.fromEntries(Object.entries(samples).flatMap(attemptsOf)),
  'pricing read': (trial) => allowed(() => trial.payload.findGlobal({ slug: 'pricing', ...as(trial) })),
  'enrolment-form read': (trial) =>
    allowed(() => trial.payload.findGlobal({ slug: 'enrolment-form', ...as(trial) })),
  'enrolment-form update': (trial) =>
    allowed(() => trial.payload.updateGlobal({ slug: 'enrolment-form', data: {}, ...as(trial) })),
  'mail-templates read': (trial) =>
    allowed(() => trial.payload.findGlobal({ slug: 'mail-templates', ...as(trial) })),
  'mail-templates update': (trial) =>
    allowed(() => trial.payload.updateGlobal({ slug: 'mail-templates', data: {}, ...as(trial) })),
  'enrolment-mails read': (trial) =>
    allowed(() => trial.payload.findGlobal({ slug: 'enrolment-mails', ...as(trial) })),
  'enrolment-mails update': (trial) =>
    allowed(() => trial.payload.updateGlobal({ slug: 'enrolment-mails', data: {}, ...as(trial) })),
  'billing read': (trial) => allowed(() => trial.payload.findGlobal({ slug: 'billing', ...as(trial) })),
  'billing update': (trial) =>
    allowed(() => trial.payload.updateGlobal({ slug: 'billing', data: { payDays: 14 }, ...as(trial) })),
  'pricing update': (trial) =>
    allowed(() => trial.payload.updateGlobal({ slug: 'pricing', data: { quoteDays: 14 }, ...as(trial) })),
}
