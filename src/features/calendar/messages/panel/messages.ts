// Written by `npm run messages` from the texts beside it.
import { defineMessages } from '../../../../shared/messages/define-messages'
import type { Translator } from '../../../../shared/messages/translator'
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The values of each message. */
export type CalendarPanelParams = {
  title: []
  intro: []
  onlyEditors: []
  noSchool: []
  school: []
  show: []
  earlier: []
  later: []
  now: []
  table: []
  comings: []
  days: []
  courses: []
  rooms: []
  of: [{ day: string | number; places: string | number; taken: string | number; title: string | number }]
  alone: [{ day: string | number; taken: string | number; title: string | number }]
  waiting: [{ count: number }]
  arrivals: [{ count: number }]
  departures: [{ count: number }]
  nobody: []
  closed: [{ title: string | number }]
  event: [{ title: string | number }]
  'legend.free': []
  'legend.half': []
  'legend.nearly': []
  'legend.full': []
  behindWeek: [{ day: string | number; title: string | number }]
  behindArrivals: [{ day: string | number }]
  behindDepartures: [{ day: string | number }]
  close: []
  student: []
  state: []
  from: []
  to: []
  nothing: []
  print: []
}

export type CalendarPanelMessages = Translator<CalendarPanelParams>

export const calendarPanelMessages = /* @__PURE__ */ defineMessages<CalendarPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
