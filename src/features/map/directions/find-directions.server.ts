import { toAppError } from '../../../shared/errors'
import type { Locale } from '../../../shared/locale'
import type { Directions, DirectionsProblem } from '../contract'
import type { Place } from '../engine/map-engine'
import { mapMessages } from '../messages/messages'
import type { DirectionsProvider, ProvidedRoute } from '../providers/provider'
import { distanceText, durationText } from './measures'
import type { Question } from './read-question'

export interface DirectionsRequest {
  question: Question
  /** The location of the school. */
  to: Place
  locale: Locale
  /** Called only if the question is complete and allowed; may throw. */
  provider: () => DirectionsProvider
  /** Whether the visitor has allowed the service. */
  isAllowed: boolean
  /** Gets the reason why the provider failed, which contains no personal data. */
  onFailure: (cause: unknown) => void
}

/** A visitor's question and the answer to it. */
export interface AskedDirections {
  question: Question
  answer: Directions
}

/** Metres; shorter distances, such as that of the arrival, are not shown. */
const shortestShown = 1

const toAnswer = (
  route: ProvidedRoute,
  { question, locale }: DirectionsRequest,
  credit: string,
): Directions => ({
  kind: 'route',
  from: question.from,
  mode: question.mode,
  distance: distanceText(locale, route.distance),
  duration: durationText(locale, route.duration),
  steps: route.steps.map(({ text, distance, duration }) => ({
    text,
    distance: distance < shortestShown ? '' : distanceText(locale, distance),
    duration: distance < shortestShown ? '' : durationText(locale, duration),
  })),
  line: route.line,
  attribution: [credit, route.notes].filter(Boolean).join(' · '),
})

const findAnswer = async (request: DirectionsRequest): Promise<Directions | DirectionsProblem> => {
  const { question, to, locale } = request
  if (!question.from) return 'empty'
  if (!request.isAllowed) return 'notAllowed'
  const provider = request.provider()
  const choices = question.at
    ? [{ ...question.at, text: question.from }]
    : await provider.locate(question.from, locale)
  const [start] = choices
  if (!start) return 'notFound'
  if (choices.length > 1) return { kind: 'choices', choices }
  const answer = await provider.route(question.mode, { lat: start.lat, lng: start.lng }, to, locale)
  return answer.kind === 'route' ? toAnswer(answer, request, provider.credit(locale)) : answer.kind
}

/** The route from an address to a school, a choice of places, or a message about the problem. */
export const findDirections = async (request: DirectionsRequest): Promise<Directions> => {
  const answer = await findAnswer(request).catch((error): DirectionsProblem => {
    request.onFailure(toAppError(error).cause ?? error)
    return 'unavailable'
  })
  if (typeof answer !== 'string') return answer
  return { kind: 'problem', problem: answer, message: mapMessages(request.locale)(answer) }
}
