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
export type MapParams = {
  mapLabel: [{ place: string | number }]
  loading: []
  howToGetHere: []
  howToGetTo: [{ school: string | number }]
  directionsDescription: [{ school: string | number }]
  backToSchool: [{ school: string | number }]
  fromAddress: []
  fromHint: []
  getDirections: []
  travelMode: []
  driving: []
  walking: []
  empty: []
  notFound: []
  notFoundNamed: [{ address: string | number }]
  tooFar: []
  noRoute: []
  unavailable: []
  notAllowed: []
  allow: []
  noMap: []
  choices: []
  startAt: []
  myPosition: []
  yourPosition: []
  locationRefused: []
  locationFailed: []
  nearestNumber: [{ place: string | number }]
  unknownNumber: [{ place: string | number; typed: string | number }]
  startsOnStreet: [{ place: string | number }]
  similarName: [{ place: string | number; typed: string | number }]
  elsewhere: []
  routeTitle: [{ from: string | number }]
  total: [{ distance: string | number; duration: string | number }]
  steps: []
  searching: []
  routeShown: [{ distance: string | number; duration: string | number }]
  printRoute: []
  zoomIn: []
  zoomOut: []
  resetView: []
  fullScreen: []
  mapType: []
  road: []
  satellite: []
  hybrid: []
  terrain: []
  wheelHint: []
  wheelOn: []
  touchHint: []
  keyboardHint: []
  showLabel: [{ place: string | number }]
  closeLabel: []
  mapFailed: []
  osmAttribution: [{ link: string | number }]
}

export type MapMessages = Translator<MapParams>

export const mapMessages = /* @__PURE__ */ defineMessages<MapParams>({
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
