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
export type SchoolsPanelParams = {
  'startDates.listed': [{ count: string | number }]
  'startDates.none': []
  'startDates.remove': [{ date: string | number }]
  'startDates.paste': []
  'startDates.formats': []
  'startDates.understood': [{ count: string | number }]
  'startDates.known': [{ count: string | number }]
  'startDates.unknown': []
  'startDates.add': []
  'startDates.replace': []
  'startDates.tooMany': [{ max: string | number }]
  'errors.bothCoordinates': []
  'errors.country': []
  'errors.clockTime': []
  'errors.closesBeforeOpens': []
  'errors.pictureTwice': []
  'errors.webAddress': []
  'errors.timeZone': []
  'errors.noEnd': []
  'errors.endBeforeStart': []
  'errors.slug': []
  'errors.noStartDate': []
  'errors.manyStartDates': [{ count: string | number }]
  'errors.noStart': []
  'errors.dateTwice': [{ day: string | number }]
  'errors.levels': [{ level: string | number }]
  'errors.video': []
  'holidays.none': []
  'holidays.failed': []
}

export type SchoolsPanelMessages = Translator<SchoolsPanelParams>

export const schoolsPanelMessages = /* @__PURE__ */ defineMessages<SchoolsPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
