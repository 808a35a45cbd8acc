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
export type AnalyticsPanelParams = {
  'analytics.title': []
  'analytics.month': []
  'analytics.school': []
  'analytics.course': []
  'analytics.language': []
  'analytics.all': []
  'analytics.show': []
  'analytics.download': []
  'analytics.views': []
  'analytics.funnel': []
  'analytics.steps.view': []
  'analytics.steps.start': []
  'analytics.steps.quote': []
  'analytics.steps.enrolment': []
  'analytics.steps.confirmation': []
  'analytics.step': []
  'analytics.thisMonth': []
  'analytics.lastMonth': []
  'analytics.sameDays': []
  'analytics.change': []
  'analytics.share': []
  'analytics.bySchool': []
  'analytics.byCourse': []
  'analytics.byLength': []
  'analytics.noLength': []
  'analytics.weeks': []
  'analytics.byLanguage': []
  'analytics.byPage': []
  'analytics.byHost': []
  'analytics.noCourse': []
  'analytics.deletedCourse': [{ title: string | number }]
  'analytics.unknownCourse': [{ number: string | number }]
  'analytics.unknownLanguage': []
  'analytics.direct': []
  'analytics.otherPages': []
  'analytics.otherHosts': []
  'analytics.more': [{ count: number }]
  'analytics.days': []
  'analytics.day': []
  'analytics.kind': []
  'analytics.page': []
  'analytics.host': []
  'analytics.number': []
  'analytics.nothing': []
  'analytics.what': []
  'analytics.whatText.0': []
  'analytics.whatText.1': []
  'analytics.byCampaign': []
  'analytics.campaign': []
  'analytics.turnover': []
  'analytics.invoiced': []
  'analytics.received': []
  'analytics.whatText.2': []
}

export type AnalyticsPanelMessages = Translator<AnalyticsPanelParams>

export const analyticsPanelMessages = /* @__PURE__ */ defineMessages<AnalyticsPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
