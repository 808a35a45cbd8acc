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
export type PricingParams = {
  title: []
  course: []
  chooseCourse: []
  weeks: []
  chooseWeeks: []
  weeksCount: [{ count: number }]
  fromPrice: [{ count: number; price: string | number }]
  fromPriceRoom: [{ count: number; fee: string | number; price: string | number }]
  notOffered: [{ choice: string | number }]
  onRequest: [{ choice: string | number }]
  accommodation: []
  noAccommodation: []
  start: []
  startOpen: []
  extras: []
  perWeek: [{ amount: string | number }]
  compulsory: []
  once: []
  eachWeek: []
  promo: []
  promoChecking: []
  promoFailed: []
  currency: []
  yourPrice: []
  registrationFee: []
  registrationNote: []
  discount: []
  discountNote: []
  total: []
  totalIs: [{ amount: string | number }]
  about: [{ amount: string | number }]
  indicative: [{ rate: string | number }]
  indicativeOn: [{ day: string | number; rate: string | number }]
  calculate: []
  save: []
  enrol: []
  saveEmpty: []
  saveBlocked: []
  failed: []
  loading: []
  noConnection: []
  noList: []
  noListYet: [{ year: string | number }]
  notOfferedNow: [{ title: string | number }]
  seeCourses: []
  seeAccommodation: []
  lengthNotOffered: [{ title: string | number; weeks: string | number }]
  takeWeeks: [{ weeks: string | number }]
  startNotMonday: []
  startNotFirstMonday: [{ title: string | number }]
  startNotListed: [{ title: string | number }]
  startsOnSomeDays: [{ title: string | number }]
  pricedLater: [{ title: string | number }]
  noStartLeft: [{ title: string | number }]
  startPast: []
  startClosed: [{ title: string | number }]
  seasonEnds: [{ title: string | number }]
  startFull: [{ title: string | number }]
  fewPlaces: [{ title: string | number }]
  fullStart: [{ choice: string | number }]
  pricesFollow: [{ choice: string | number; year: string | number }]
  takeStart: [{ day: string | number }]
  dependsOnStart: [{ title: string | number }]
  partOfStay: [{ count: string | number; of: string | number; title: string | number }]
  promoUnknown: [{ code: string | number }]
  promoNotForThis: []
  badCourse: []
  badWeeks: [{ max: string | number }]
  badAccommodation: []
  badStart: []
  badExtras: []
  badPromo: []
  badCurrency: [{ code: string | number }]
  'stay.firstDay': []
  'stay.lastDay': []
  'stay.arrival': []
  'stay.departure': []
  'stay.closed': []
  'stay.holidays': []
  'stay.closureCounts': []
  'stay.closureMoves': [{ count: number }]
  'stay.lessonsLost': [{ count: number }]
  'stay.lessonsMadeUp': [{ count: number }]
  'stay.roomPauses': []
  'stay.days': [{ count: number }]
  'stay.tooSoon': [{ days: string | number }]
  'stay.tooSoonFor': [{ days: string | number; title: string | number }]
  'stay.nextPossible': [{ nearest: string | number }]
  'student.title': []
  age: []
  'student.anyAge': []
  'student.under': [{ age: string | number }]
  'student.from': [{ age: string | number }]
  level: []
  'student.anyLevel': []
  'student.olderOnly': [{ age: string | number; choice: string | number }]
  'student.otherLevels': [{ choice: string | number; levels: string | number }]
  tooYoung: [{ age: string | number; title: string | number }]
  levelOutside: [{ levels: string | number; title: string | number }]
  takeOffer: [{ title: string | number }]
  badStudent: []
}

export type PricingMessages = Translator<PricingParams>

export const pricingMessages = /* @__PURE__ */ defineMessages<PricingParams>({
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
