import { useEffect, useRef, useState } from 'react'
import { localePath } from '../../shared/locale'
import { schoolPath } from '../../shared/school-path'
import { helperCookie, readCookie } from '../../ui/helper-cookie'
import { choicesQuery, withQuery } from './calculator-address'
import type { CalculatorField, CalculatorProps } from './calculator-props'
import type { PriceRequest } from './contract'
import { CURRENCY_COOKIE, isDisplayCurrency } from './display-currency'
import { price } from './price'
import { readRequest } from './request'
import { usePromo } from './use-promo'

interface Choices {
  request: PriceRequest
  currency: string
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]))

/** Tells the school that somebody began, and nothing about who. Whether it arrives does not matter. */
const announceStart = (slug: string, { course, weeks }: PriceRequest) =>
  navigator.sendBeacon?.(
    `${schoolPath(slug)}/calculator-start`,
    new URLSearchParams({ course: String(course), weeks: String(weeks) }),
  )

/** What is chosen, what it costs, and how both change. The form itself holds the choices; this reads them. */
export function useCalculator(props: CalculatorProps) {
  const { catalogue, locale } = props
  const { slug } = catalogue.school
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<Choices>({ request: props.request, currency: props.currency })
  const [problems, setProblems] = useState(props.problems)
  const [running, setRunning] = useState(false)
  const [touched, setTouched] = useState(false)
  const [, stop] = useState()
  const promo = usePromo(slug, props.promo)

  /** Errors of events pass React's error boundary by; this hands them to it. */
  const guarded = (act: () => void) => {
    try {
      act()
    } catch (error) {
      stop(() => {
        throw error
      })
    }
  }

  const read = (): Choices => {
    if (!form.current) return choices
    const query = queryOf(form.current)
    const { request } = readRequest(query, catalogue)
    // What is typed counts as a code only when the visitor has finished it.
    const { promo: _, ...rest } = request
    const code = choices.request.promo
    return {
      request: code ? { ...rest, promo: code } : rest,
      currency: query.get('currency') ?? choices.currency,
    }
  }

  const apply = (next: Choices) => {
    const before = choicesQuery(choices.request, choices.currency, catalogue.currency)
    const query = choicesQuery(next.request, next.currency, catalogue.currency)
    if (String(before) === String(query)) return
    setChoices(next)
    if (!touched) announceStart(slug, next.request)
    setTouched(true)
    history.replaceState(history.state, '', withQuery(location.pathname, query) + location.hash)
  }

  const solved = (field: CalculatorField) => setProblems(problems.filter((problem) => problem !== field))

  useEffect(() => {
    setRunning(true)
    // What was chosen before this script came is in the form; the currency chosen on another visit is in a cookie.
    const early = read()
    const kept = readCookie(document.cookie, CURRENCY_COOKIE) ?? ''
    const usesKept =
      early.currency === catalogue.currency &&
      !new URLSearchParams(location.search).has('currency') &&
      isDisplayCurrency(catalogue.currencies, kept)
    setChoices(usesKept ? { ...early, currency: kept } : early)
  }, [])

  const counted = promo.status === 'known' ? choices.request : { ...choices.request, promo: undefined }
  const adjustments = promo.adjustment ? [...catalogue.adjustments, promo.adjustment] : catalogue.adjustments

  return {
    form,
    running,
    touched,
    problems,
    ...choices,
    promo,
    result: price(counted, { ...catalogue, adjustments }, catalogue.today),
    home: localePath(locale, schoolPath(slug)),
    /** After any change in the form. */
    change: (field: CalculatorField) =>
      guarded(() => {
        const next = read()
        solved(field)
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
        if (field === 'currency') document.cookie = helperCookie(CURRENCY_COOKIE, next.currency)
        apply(next)
      }),
    choose: (change: Partial<PriceRequest>) =>
      guarded(() => apply({ ...choices, request: { ...choices.request, ...change } })),
    enterPromo: (typed: string) =>
      guarded(() => {
        const { promo: _, ...rest } = choices.request
        const code = typed.trim()
        solved('promo')
        void promo.check(code)
        apply({ ...choices, request: code ? { ...rest, promo: code } : rest })
      }),
  }
}

export type Calculator = ReturnType<typeof useCalculator>
