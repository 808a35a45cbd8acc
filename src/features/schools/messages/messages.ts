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
export type SchoolsParams = {
  homeLead: []
  findSchool: []
  searchLabel: []
  languageLabel: []
  anyLanguage: []
  search: []
  results: [{ count: number }]
  noResults: []
  noResultsHint: []
  showAll: []
  searchFailed: []
  searchFailedLink: []
  pager: []
  pageOf: [{ page: string | number; pages: string | number }]
  previousPage: []
  nextPage: []
  teaches: [{ languages: string | number }]
  calculatePrice: []
  howToEnrol: []
  stepPriceText: []
  stepQuote: []
  stepQuoteText: []
  stepEnrol: []
  stepEnrolText: []
  nextStarts: [{ days: string | number }]
  rating: [{ average: string | number; count: number }]
  coursesInOne: [{ languages: string | number; town: string | number }]
  coursesInMany: [{ languages: string | number; town: string | number }]
  allSchools: []
  sections: []
  about: []
  courses: []
  accommodation: []
  roomFee: [{ fee: string | number }]
  gallery: []
  comments: []
  map: []
  price: []
  askPrice: []
  seeCourses: []
  since: []
  facts: []
  readOn: []
  details: []
  staff: []
  speaks: [{ languages: string | number }]
  faq: []
  trust: []
  accreditations: []
  accreditationNumber: [{ number: string | number }]
  accreditationCheck: []
  accreditationCheckNamed: [{ name: string | number }]
  testimonials: []
  video: []
  courseColumn: []
  lessonsColumn: []
  priceColumn: []
  nextStart: []
  lessons: [{ count: number }]
  minutesPerLesson: [{ count: string | number }]
  level: []
  levelRange: [{ from: string | number; to: string | number }]
  classSize: []
  classSizeValue: [{ count: string | number }]
  classSizeOne: []
  minAge: []
  minAgeValue: [{ count: string | number }]
  starts: []
  atAGlance: []
  moreAbout: []
  priceOnRequest: []
  youAreHere: []
  nextStartDates: []
  otherCourses: []
  otherAccommodation: []
  filterPlaces: []
  filterAll: []
  kindHomestay: []
  kindResidence: []
  kindApartment: []
  kindHomestayText: []
  kindResidenceText: []
  kindApartmentText: []
  room: []
  roomSingle: []
  roomTwin: []
  roomStudio: []
  meals: []
  mealsNone: []
  mealsBreakfast: []
  mealsHalfBoard: []
  mealsFullBoard: []
  wayToSchool: []
  minutes: [{ count: number }]
  openIn: []
  mapNewTab: [{ service: string | number }]
  askTitle: []
  askText: []
  askButton: []
  askSubject: [{ school: string | number }]
  phone: []
  hours: []
  askQuestion: []
  'brochure.brochure': []
  'brochure.download': [{ size: string | number }]
  'brochure.lessons': []
  'brochure.accreditations': []
  'brochure.pricesOn': [{ day: string | number }]
  'brochure.online': []
  'brochure.onlineText': []
  'brochure.codeAlt': [{ address: string | number }]
  'brochure.pageOf': [{ page: string | number; pages: string | number }]
  'brochure.leftOut': [{ address: string | number }]
  'levels.A1': []
  'levels.A2': []
  'levels.B1': []
  'levels.B2': []
  'levels.C1': []
  'levels.C2': []
}

export type SchoolsMessages = Translator<SchoolsParams>

export const schoolsMessages = /* @__PURE__ */ defineMessages<SchoolsParams>({
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
