import { toAppError } from '../../../shared/errors'
import type { Locale } from '../../../shared/locale'
import type { Directions, DirectionsProblem } from '../contract'
import type { Place } from '../engine/map-engine'
import { mapMessages } from '../messages/messages'
import type { DirectionsProvider, ToldRoute } from '../providers/provider'
import { distanceText, durationText } from './measures'
import type { Question } from './read-question'

export interface Asking {
  question: Question
  /** Where the school is. */
  to: Place
  locale: Locale
  /** Called only when there is something to ask; may throw. */
  provider: () => DirectionsProvider
  /** Whether the visitor has allowed whom that asks. */
  isAllowed: boolean
  /** Told why nobody answered; nothing of it is personal. */
  onFailure: (cause: unknown) => void
}

/** A visitor's question and the answer to it. */
export interface AskedDirections {
  question: Question
  answer: Directions
}

/** A distance of nothing, such as the arrival's, is not worth a word. */
const nothing = 1

const written = (route: ToldRoute, { question, locale }: Asking, credit: string): Directions => ({
  kind: 'route',
  from: question.from,
  mode: question.mode,
  distance: distanceText(locale, route.distance),
  duration: durationText(locale, route.duration),
  steps: route.steps.map(({ text, distance, duration }) => ({
    text,
    distance: distance < nothing ? '' : distanceText(locale, distance),
    duration: distance < nothing ? '' : durationText(locale, duration),
  })),
  line: route.line,
  attribution: [credit, route.notes].filter(Boolean).join(' · '),
})

const ask = async (asking: Asking): Promise<Directions | DirectionsProblem> => {
  const { question, to, locale } = asking
  if (!question.from) return 'empty'
  if (!asking.isAllowed) return 'notAllowed'
  const provider = asking.provider()
  const choices = question.at
    ? [{ ...question.at, text: question.from }]
    : await provider.locate(question.from, locale)
  const [start] = choices
  if (!start) return 'notFound'
  if (choices.length > 1) return { kind: 'choices', choices }
  const answer = await provider.route(question.mode, { lat: start.lat, lng: start.lng }, to, locale)
  return answer.kind === 'route' ? written(answer, asking, provider.credit(locale)) : answer.kind
}

/** The way from an address to a school, or the sentence that says why there is none. */
export const findDirections = async (asking: Asking): Promise<Directions> => {
  const answer = await ask(asking).catch((error): DirectionsProblem => {
    asking.onFailure(toAppError(error).cause ?? error)
    return 'unavailable'
  })
  if (typeof answer !== 'string') return answer
  return { kind: 'problem', problem: answer, message: mapMessages[asking.locale][answer] }
}
