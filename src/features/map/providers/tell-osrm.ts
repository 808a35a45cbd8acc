import type { Locale } from '../../../shared/locale'
import { joinSteps } from '../directions/join-steps'
import { instructionText } from '../engine/instructions/instruction-text'
import type { OsrmAnswer } from '../engine/routing/osrm-answer'
import type { RouteAnswer } from './provider'

/** To a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** OSRM's answer, or our engine's, which has the same shape, in the visitor's words. */
export const tellOsrm = (answer: OsrmAnswer, locale: Locale): RouteAnswer => {
  if (answer.code !== 'Ok') return { kind: answer.code === 'NoSegment' ? 'tooFar' : 'noRoute' }
  const route = answer.routes[0] as (typeof answer.routes)[number]
  const steps = joinSteps(route.legs.flatMap((leg) => leg.steps))
  return {
    kind: 'route',
    distance: route.distance,
    duration: route.duration,
    line: route.geometry.coordinates.map(([lng, lat]) => [rounded(lat), rounded(lng)]),
    steps: steps.map((step) => ({
      text: instructionText(locale, step),
      distance: step.distance,
      duration: step.duration,
    })),
  }
}
