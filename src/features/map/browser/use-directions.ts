import { useEffect, useRef, useState } from 'react'
import type { DirectionsTexts } from '../client-texts'
import {
  type Directions,
  directionsFields,
  isAddressWrong,
  type MapPlace,
  type Route,
  type TravelMode,
} from '../contract'
import { directionsQuery, fetchDirections, type Question, withQuery } from './directions-request'

export interface DirectionsProps {
  t: DirectionsTexts
  /** Path of the page “How to get here”, which the form loads without JavaScript. */
  page: string
  /** The consent settings. */
  settings: string
  from: string
  mode: TravelMode
  /** The place that was chosen among several of this name, as `lat,lng`. */
  at?: string
  answer?: Directions
  /** Places that editors have named, as quick choices. */
  places: MapPlace[]
  /** Where the browser asks; absent if the form always loads a page, as beside a Google map. */
  directionsUrl?: string
}

interface State {
  /** The last question, to which `message` and `route` belong once it is answered. */
  asked: Question
  message?: Exclude<Directions, Route>
  route?: Route
  isBusy: boolean
  /** How many answers the browser has fetched. */
  answers: number
}

const shown = (answer?: Directions): Pick<State, 'message' | 'route'> => {
  if (!answer) return {}
  return answer.kind === 'route' ? { route: answer } : { message: answer }
}

/** The state of the directions form after the first interaction: one question at a time, of which the last one counts. */
export const useDirections = ({ t, page, directionsUrl, answer, ...first }: DirectionsProps) => {
  const [state, setState] = useState<State>({
    asked: { from: first.from, mode: first.mode, at: first.at },
    ...shown(answer),
    isBusy: false,
    answers: 0,
  })
  const refs = {
    form: useRef<HTMLFormElement>(null),
    message: useRef<HTMLDivElement>(null),
    route: useRef<HTMLDivElement>(null),
  }
  const running = useRef<{ query: string; stop: AbortController }>(undefined)
  /** Something between us and the server has answered instead of it: the form loads pages from now on. */
  const isBlocked = useRef(false)
  const input = () => refs.form.current?.elements.namedItem(directionsFields.from) as HTMLInputElement | null

  const send = async (question: Question, url: string) => {
    const query = directionsQuery(question)
    if (running.current?.query === query) return
    running.current?.stop.abort()
    const own = { query, stop: new AbortController() }
    running.current = own
    setState(({ route, answers }) => ({ asked: question, route, isBusy: true, answers }))
    // The visitor's address is personal: it is in the address bar of this page only, where the plain form would put it too.
    if (location.pathname === page) history.replaceState(history.state, '', `${page}?${query}`)
    const fetched = await fetchDirections(withQuery(url, query), own.stop.signal)
    if (running.current !== own) return
    running.current = undefined
    if (fetched === 'unreadable') isBlocked.current = true
    const answer: Directions =
      typeof fetched === 'string'
        ? { kind: 'problem', problem: 'unavailable', message: t('unavailable') }
        : fetched
    setState(({ answers }) => ({ asked: question, ...shown(answer), isBusy: false, answers: answers + 1 }))
  }

  const ask = (change: Partial<Question> = {}) => {
    const form = refs.form.current
    if (!form || !directionsUrl) return
    const fields = new FormData(form)
    const text = (name: string) => String(fields.get(name) ?? '')
    void send(
      { from: text(directionsFields.from), mode: text(directionsFields.mode), ...change },
      directionsUrl,
    )
  }

  /** Asks the browser where it is, which asks the visitor. A question that was asked meanwhile wins. */
  const locate = () => {
    running.current?.stop.abort()
    const own = { query: '', stop: new AbortController() }
    running.current = own
    setState(({ asked, route, answers }) => ({ asked, route, isBusy: true, answers }))
    const fail = (error?: GeolocationPositionError) => {
      if (running.current !== own) return
      running.current = undefined
      const message = t(
        error && error.code === error.PERMISSION_DENIED ? 'locationRefused' : 'locationFailed',
      )
      const answer: Directions = { kind: 'problem', problem: 'notLocated', message }
      setState(({ asked, answers }) => ({ asked, ...shown(answer), isBusy: false, answers: answers + 1 }))
    }
    if (!navigator.geolocation) return fail()
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (running.current !== own) return
        choose(
          [coords.latitude, coords.longitude].map((degrees) => degrees.toFixed(5)).join(),
          t('yourPosition'),
        )
      },
      fail,
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    )
  }

  /** Asks for a place: one of those offered for the last question, whatever was typed since, or one with a name of its own. */
  const choose = (at: string | undefined, name = state.asked.from) => {
    const field = input()
    if (field) field.value = name
    ask({ at })
  }

  /** Moves the focus to what the visitor needs next, and the window to what is said: the message may be far below the field. */
  useEffect(() => {
    if (state.answers === 0) return
    if (state.message?.kind === 'choices') refs.message.current?.querySelector('a')?.focus()
    else if (state.message && isAddressWrong(state.message)) input()?.focus()
    // A choice that was pressed is gone, and with it the focus.
    else if (document.activeElement === document.body)
      (state.route ? refs.route : refs.form).current
        ?.querySelector<HTMLElement>('[tabindex="-1"], button')
        ?.focus()
    if (state.message) refs.message.current?.scrollIntoView({ block: 'nearest' })
  }, [state.answers])

  return {
    ...state,
    refs,
    isEnhanced: () => directionsUrl !== undefined && !isBlocked.current,
    locate,
    choose,
    /** Asks for what is in the field. Its text is the name of the last place unless it was changed since. */
    ask: () => ask(input()?.value === state.asked.from ? { at: state.asked.at } : {}),
  }
}
