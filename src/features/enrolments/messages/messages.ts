// Written by `npm run messages` from the texts beside it.
import { defineMessages } from '../../../shared/messages/define-messages'
import type { Translator } from '../../../shared/messages/translator'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import eu from './eu.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import gl from './gl.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import ptBr from './pt-br.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The values of each message. */
export type EnrolmentsParams = {
  keptGone: []
  sentBefore: []
  sentBeforeText: []
  sentOn: [{ date: string | number }]
  'sentStates.new': []
  'sentStates.in-progress': []
  'sentStates.waiting': []
  'sentStates.confirmed': []
  sendAgain: []
  sendAgainText: []
  confirmed: []
  summary: []
  nextTitle: []
  nextCheck: []
  nextAnswer: [{ count: number }]
  nextPay: []
  openQuote: []
  calendar: []
  questionsText: [{ school: string | number }]
  'guardian.title': []
  'guardian.hint': []
  'guardian.name': []
  'guardian.contact': []
  'guardian.consent': []
  'guardian.nameMissing': []
  'guardian.nameLong': []
  'guardian.contactMissing': []
  'guardian.contactWrong': []
  'guardian.consentMissing': []
  'guardian.refused': [{ date: string | number; school: string | number }]
  'guardian.birthDateOld': [{ age: string | number }]
  'answers.confirm.subject': [{ reference: string | number }]
  'answers.confirm.text': [{ course: string | number; name: string | number; school: string | number; staff: string | number; start: string | number; total: string | number; weeks: string | number }]
  'answers.decline.subject': [{ reference: string | number }]
  'answers.decline.text': [{ course: string | number; name: string | number; school: string | number; staff: string | number; start: string | number }]
  'answers.documents.subject': [{ reference: string | number }]
  'answers.documents.text': [{ course: string | number; name: string | number; school: string | number; staff: string | number; start: string | number }]
  'answers.otherDate.subject': [{ reference: string | number }]
  'answers.otherDate.text': [{ course: string | number; dates: string | number; name: string | number; school: string | number; staff: string | number; start: string | number }]
  'answers.free.subject': [{ reference: string | number }]
  'answers.free.text': [{ name: string | number; school: string | number; staff: string | number }]
  'by.title': []
  'by.student': []
  'by.guardian': []
  'by.about': []
  'by.name': []
  'by.parentName': []
  'by.email': []
  'by.emailHint': []
  'by.phone': []
  'by.nationality': []
  'by.level': []
  'by.birthDate': []
  'by.consent': []
  'by.nameMissing': []
  'by.birthDateMissing': []
  'by.nationalityMissing': []
  'by.levelMissing': []
  'by.parentNameMissing': []
  'by.consentMissing': []
  levelOutside: [{ levels: string | number; title: string | number }]
  changeCourse: []
  changeRoom: []
  'homestay.title': []
  'homestay.hint': []
  'homestay.allergies': []
  'homestay.diet': []
  'homestay.dietHint': []
  'homestay.pets': []
  'homestay.petsOptions.yes': []
  'homestay.petsOptions.no': []
  'homestay.smoking': []
  'homestay.smokingOptions.no': []
  'homestay.smokingOptions.yes': []
  'homestay.long': [{ count: string | number }]
  'send.title': []
  'send.nothing': []
  'send.fixed': [{ date: string | number }]
  'send.conditions': []
  'question.title': []
  'question.answers': []
  'question.yes': []
  'question.no': []
  'question.dateWrong': [{ label: string | number }]
  'question.missing': [{ label: string | number }]
}

export type EnrolmentsMessages = Translator<EnrolmentsParams>

export const enrolmentsMessages = /* @__PURE__ */ defineMessages<EnrolmentsParams>({
  ca,
  de,
  en,
  es,
  eu,
  fr,
  gl,
  it,
  'pt-br': ptBr,
  pt,
})
