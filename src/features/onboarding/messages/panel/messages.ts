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
export type OnboardingPanelParams = {
  'firstSteps.title': []
  'firstSteps.intro': []
  'firstSteps.onlyAdministrators': []
  'firstSteps.steps.identity': []
  'firstSteps.steps.languages': []
  'firstSteps.steps.money': []
  'firstSteps.steps.theme': []
  'firstSteps.steps.demo': []
  'firstSteps.save': []
  'firstSteps.next': []
  'firstSteps.skipAll': []
  'firstSteps.finish': []
  'firstSteps.failed': []
  'firstSteps.name': []
  'firstSteps.logo': []
  'firstSteps.hasLogo': []
  'firstSteps.languages': []
  'firstSteps.languagesHint': []
  'firstSteps.defaultLanguage': []
  'firstSteps.currency': []
  'firstSteps.asNow': []
  'firstSteps.currencyHint': []
  'firstSteps.timeZone': []
  'firstSteps.timeZoneHint': []
  'firstSteps.theme': []
  'firstSteps.themeHint': []
  'firstSteps.appearance': []
  'firstSteps.demoIntro': []
  'firstSteps.keepDemo': []
  'firstSteps.removeDemo': []
  'firstSteps.unknownDemo': []
  'firstSteps.removedDemo': []
  'firstSteps.confirm': []
  'firstSteps.goes': []
  'firstSteps.nothingGoes': []
  'firstSteps.stays': []
  'firstSteps.changed': []
  'firstSteps.usedBy': [{ by: string | number }]
  'firstSteps.cancel': []
  'firstSteps.done': []
  'firstSteps.loading': []
}

export type OnboardingPanelMessages = Translator<OnboardingPanelParams>

export const onboardingPanelMessages = /* @__PURE__ */ defineMessages<OnboardingPanelParams>({
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
})
