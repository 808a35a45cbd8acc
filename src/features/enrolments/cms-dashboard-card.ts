import { editors } from '../../platform/payload/access'
import { type CountTexts, countCard, countVisible } from '../../platform/payload/admin/today'
import { readToday } from '../../platform/payload/site-time-zone'
import { OFFICE_PATH, openStates } from './request/request-rules'

const newRequests: CountTexts = {
  en: { one: 'new enrolment', many: 'new enrolments' },
  de: { one: 'neue Anmeldung', many: 'neue Anmeldungen' },
  es: { one: 'matrícula nueva', many: 'matrículas nuevas' },
  fr: { one: 'nouvelle inscription', many: 'nouvelles inscriptions' },
  it: { one: 'nuova iscrizione', many: 'nuove iscrizioni' },
  pt: { one: 'nova inscrição', many: 'novas inscrições' },
  ca: { one: 'matrícula nova', many: 'matrícules noves' },
}

const overdueRequests: CountTexts = {
  en: { one: 'overdue enrolment', many: 'overdue enrolments' },
  de: { one: 'überfällige Anmeldung', many: 'überfällige Anmeldungen' },
  es: { one: 'matrícula atrasada', many: 'matrículas atrasadas' },
  fr: { one: 'inscription en retard', many: 'inscriptions en retard' },
  it: { one: 'iscrizione in ritardo', many: 'iscrizioni in ritardo' },
  pt: { one: 'inscrição em atraso', many: 'inscrições em atraso' },
  ca: { one: 'matrícula endarrerida', many: 'matrícules endarrerides' },
}

export const requestsCard = countCard(
  editors,
  [
    { texts: newRequests, href: OFFICE_PATH },
    { texts: overdueRequests, href: `${OFFICE_PATH}?overdue=1`, urgent: true },
  ],
  async (req) => {
    // The list that the number leads to counts by the same day.
    const today = await readToday(req.payload)
    return Promise.all([
      countVisible(req, 'enrolments', { state: { equals: 'new' } }),
      countVisible(req, 'enrolments', {
        state: { in: [...openStates] },
        due: { less_than: `${today}T00:00:00.000Z` },
      }),
    ])
  },
)
