import { toAppError } from '../../../shared/errors'
import type { Locale } from '../../../shared/locale'
import type { Directions, DirectionsProblem, MapLink } from '../contract'
import { type Match, type NamedPlace, namedStarts, type Place, type Start } from '../engine/map-engine'
import { mapMessages } from '../messages/messages'
import type { DirectionsProvider, ProvidedRoute } from '../providers/provider'
import { distanceText, durationText } from './measures'
import type { Question } from './read-question'

export interface DirectionsRequest {
  question: Question
  /** The location of the school. */
  to: Place
  /** Places that editors have named on the map. */
  places?: NamedPlace[]
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

const notes: Partial<Record<Match, 'nearestNumber' | 'unknownNumber' | 'startsOnStreet' | 'similarName'>> = {
  number: 'nearestNumber',
  unknownNumber: 'unknownNumber',
  street: 'startsOnStreet',
  name: 'similarName',
}

const toAnswer = (
  route: ProvidedRoute,
  start: Start,
  { question, locale }: DirectionsRequest,
  credit: string,
): Directions => {
  const note = notes[start.match]
  return {
    kind: 'route',
    from: start.match === 'exact' ? question.from : start.label,
    ...(note ? { note: mapMessages(locale)(note, { typed: question.from, place: start.label }) } : {}),
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
  }
}

/** Services that know the way from everywhere. */
const elsewhere = ({ question, to }: DirectionsRequest): MapLink[] => {
  const from = question.at ? `${question.at.lat},${question.at.lng}` : question.from
  const at = `${to.lat},${to.lng}`
  const link = (service: string, base: string, query: Record<string, string>) => ({
    service,
    href: `${base}?${new URLSearchParams(query)}`,
  })
  return [
    link('Google Maps', 'https://www.google.com/maps/dir/', { api: '1', origin: from, destination: at }),
    link('Apple Maps', 'https://maps.apple.com/', { saddr: from, daddr: at }),
    link('OpenStreetMap', 'https://www.openstreetmap.org/directions', { from, to: at }),
  ]
}

const findAnswer = async (request: DirectionsRequest): Promise<Directions | DirectionsProblem> => {
  const { question, to, locale } = request
  if (!question.from) return 'empty'
  if (!request.isAllowed) return 'notAllowed'
  const provider = request.provider()
  const starts = question.at
    ? [{ place: question.at, label: question.from, match: 'exact' as const }]
    : await locate(request, provider)
  const [start] = starts
  if (!start) return 'notFound'
  if (starts.length > 1)
    return { kind: 'choices', choices: starts.map(({ place, label }) => ({ ...place, text: label })) }
  const answer = await provider.route(question.mode, start.place, to, locale)
  return answer.kind === 'route' ? toAnswer(answer, start, request, provider.credit(locale)) : answer.kind
}

const locate = async (
  { question, places = [], locale }: DirectionsRequest,
  provider: DirectionsProvider,
): Promise<Start[]> => {
  const named = namedStarts(places, question.from)
  return named.length > 0 ? named : provider.locate(question.from, locale)
}

/** Another service may know the way. */
const needsOther: DirectionsProblem[] = ['notFound', 'tooFar', 'noRoute', 'unavailable']

/** The route from an address to a school, a choice of places, or a message about the problem. */
export const findDirections = async (request: DirectionsRequest): Promise<Directions> => {
  const answer = await findAnswer(request).catch((error): DirectionsProblem => {
    request.onFailure(toAppError(error).cause ?? error)
    return 'unavailable'
  })
  if (typeof answer !== 'string') return answer
  return {
    kind: 'problem',
    problem: answer,
    message: mapMessages(request.locale)(answer),
    ...(needsOther.includes(answer) ? { elsewhere: elsewhere(request) } : {}),
  }
}
