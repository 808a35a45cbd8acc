import type { PayloadRequest } from 'payload'
import { momentOf, readRows, sql, t } from '../../platform/database/statement'
import { editors } from '../../platform/payload/access'
import { type CountTexts, countCard, listHref } from '../../platform/payload/admin/today'
import { addDays, todayIn } from '../../shared/days'
import { coveredUntil } from './price-list/coverage'

const s = t.schools
const pl = t.price_lists

const withoutPrices: CountTexts = {
  en: { one: 'school has no prices today', many: 'schools have no prices today' },
  de: { one: 'Schule hat heute keine Preise', many: 'Schulen haben heute keine Preise' },
  es: { one: 'escuela no tiene precios hoy', many: 'escuelas no tienen precios hoy' },
  fr: { one: 'école n’a pas de prix aujourd’hui', many: 'écoles n’ont pas de prix aujourd’hui' },
  it: { one: 'scuola non ha prezzi oggi', many: 'scuole non hanno prezzi oggi' },
  pt: { one: 'escola não tem preços hoje', many: 'escolas não têm preços hoje' },
  ca: { one: 'escola no té preus avui', many: 'escoles no tenen preus avui' },
}

/** Prices that end within so many days are mentioned. */
const WARNING_DAYS = 60

const pricesEnding: CountTexts = {
  en: { one: 'school’s prices end within 60 days', many: 'schools’ prices end within 60 days' },
  de: {
    one: 'Schule: Preise enden innerhalb von 60 Tagen',
    many: 'Schulen: Preise enden innerhalb von 60 Tagen',
  },
  es: {
    one: 'escuela con precios que acaban en 60 días',
    many: 'escuelas con precios que acaban en 60 días',
  },
  fr: {
    one: 'école dont les prix expirent d’ici 60 jours',
    many: 'écoles dont les prix expirent d’ici 60 jours',
  },
  it: {
    one: 'scuola con prezzi in scadenza entro 60 giorni',
    many: 'scuole con prezzi in scadenza entro 60 giorni',
  },
  pt: { one: 'escola com preços que acabam em 60 dias', many: 'escolas com preços que acabam em 60 dias' },
  ca: { one: 'escola amb preus que acaben en 60 dies', many: 'escoles amb preus que acaben en 60 dies' },
}

/** Counted without Payload, which takes a second for 1,000 schools and their lists. */
const countSchools = async ({ payload }: PayloadRequest): Promise<[missing: number, ending: number]> => {
  const [schools, lists] = await Promise.all([
    readRows(payload, sql`select ${s.id}, ${s.time_zone} from ${s} where ${s._status} = 'published'`),
    readRows(
      payload,
      sql`select ${pl.school_id}, ${pl.valid_from}, ${pl.valid_to} from ${pl} where ${pl._status} = 'published'`,
    ),
  ])
  const bySchool = new Map<number, { validFrom: string; validTo: string | undefined }[]>()
  for (const { school_id, valid_from, valid_to } of lists) {
    const own = bySchool.get(Number(school_id)) ?? []
    bySchool.set(Number(school_id), own)
    own.push({
      validFrom: momentOf(valid_from).slice(0, 10),
      validTo: valid_to ? momentOf(valid_to).slice(0, 10) : undefined,
    })
  }
  let missing = 0
  let ending = 0
  const now = new Date()
  for (const { id, time_zone } of schools) {
    const own = bySchool.get(Number(id)) ?? []
    const today = todayIn(String(time_zone ?? 'UTC'), now)
    const last = coveredUntil(own, today)
    if (last === undefined) missing++
    else if (last !== null && last < addDays(today, WARNING_DAYS)) ending++
  }
  return [missing, ending]
}

export const pricesCard = countCard(
  editors,
  [
    { texts: withoutPrices, href: listHref('price-lists'), urgent: true },
    { texts: pricesEnding, href: listHref('price-lists') },
  ],
  countSchools,
)
