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
export type ConsentParams = {
  title: []
  intro: []
  asEasy: []
  accept: []
  reject: []
  configure: []
  close: []
  policyLink: []
  poweredBy: [{ name: string | number }]
  settingsTitle: []
  settingsIntro: []
  newIntro: []
  back: []
  acceptAll: []
  rejectAll: []
  save: []
  ownRow: []
  ownPurpose: []
  alwaysOn: []
  isNew: []
  failed: []
  hiddenText: [{ groups: string | number }]
  allowThese: []
  gpcText: []
  gpcKeep: []
  dismiss: []
  openSettings: []
  badge: [{ count: string | number }]
  embedText: [{ service: string | number }]
  loadOnce: []
  alwaysAllow: [{ service: string | number }]
  openAt: [{ service: string | number }]
  'categories.analytics.name': []
  'categories.analytics.purpose': []
  'categories.advertising.name': []
  'categories.advertising.purpose': []
  'categories.social.name': []
  'categories.social.purpose': []
  'categories.video.name': []
  'categories.video.purpose': []
  'categories.maps.name': []
  'categories.maps.purpose': []
  'categories.captcha.name': []
  'categories.captcha.purpose': []
  'categories.chat.name': []
  'categories.chat.purpose': []
  'categories.fonts.name': []
  'categories.fonts.purpose': []
  'categories.media.name': []
  'categories.media.purpose': []
  'categories.other.name': []
  'categories.other.purpose': []
  policyTitle: []
  policyDescription: []
  servicesTitle: []
  servicesIntro: []
  onAtFirst: []
  noServices: []
  exemptTitle: []
  exemptIntro: []
  service: []
  purpose: []
  stored: []
  provider: [{ provider: string | number }]
  privacy: [{ service: string | number }]
  nothingStored: []
  untilDeleted: []
  session: []
  'kinds.cookie': []
  'kinds.localStorage': []
  'kinds.sessionStorage': []
  'kinds.indexedDB': []
  'exempt.consent': []
  'exempt.remember': []
  'exempt.ownComments': []
  'exempt.verified': []
  'exempt.currency': []
  'exempt.cart': []
  'exempt.login': []
  'exempt.adminLook': []
  decisionsTitle: []
  decisionsIntro: []
  decisionsLink: []
  decisionsNone: []
  decisionsFailed: []
  receipt: []
  decidedAt: []
  decision: []
  allowed: []
  refused: []
  nothing: []
  'methods.accept': []
  'methods.reject': []
  'methods.close': []
  'methods.save': []
  'methods.allow': []
}

export type ConsentMessages = Translator<ConsentParams>

export const consentMessages = /* @__PURE__ */ defineMessages<ConsentParams>({
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
