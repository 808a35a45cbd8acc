import { useEffect, useRef, useState } from 'react'
import { schoolPath } from '../../../shared/address/school-path'
import { type Locale, localePath } from '../../../shared/locale'
import { helperCookie, readCookie } from '../../../ui/helper-cookie'
import { isPlainClick } from '../../../ui/visitor-input'
import { price } from '../calculation/price'
import { readRequest } from '../calculation/request'
import type { Adjustment, PriceRequest } from '../model'
import { choicesQuery, chooseOffer, withQuery } from './calculator-address'
import type { CalculatorField, CalculatorProps } from './calculator-props'
import { CURRENCY_COOKIE, isDisplayCurrency, suggestedCurrency } from './display-currency'

interface Choices {
  request: PriceRequest
  currency: string
}

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]))

/** Counts that a price was calculated, anonymously. It does not matter if the request gets lost. */
const countStart = (slug: string, locale: Locale, { course, weeks }: PriceRequest) =>
  navigator.sendBeacon?.(
    `${schoolPath(slug)}/calculator-start`,
    new URLSearchParams({ course: String(course), weeks: String(weeks), locale }),
  )

type PromoStatus = 'known' | 'checking' | 'failed'

/** Looks up promo codes on the server. Only the latest request is used. */
function usePromo(slug: string, locale: Locale, initial: Adjustment | undefined) {
  const [adjustment, setAdjustment] = useState(initial)
  const [status, setStatus] = useState<PromoStatus>('known')
  const running = useRef<AbortController>(undefined)
  const checked = useRef(initial?.promo)

  async function check(code: string) {
    running.current?.abort()
    const request = new AbortController()
    running.current = request
    const name = code.toUpperCase()
    if (!code || checked.current === name) return setStatus('known')
    setStatus('checking')
    try {
      const address = `${schoolPath(slug)}/promo?${new URLSearchParams({ code, locale })}`
      const response = await fetch(address, { signal: request.signal })
      // 404 is not a failure: the price will report that the code is unknown.
      if (!response.ok && response.status !== 404)
        throw new Error(`promo code request failed with status ${response.status}`)
      const found = response.ok
        ? ((await response.json()) as { adjustment: Adjustment }).adjustment
        : undefined
      if (request.signal.aborted) return
      setAdjustment(found && { ...found, promo: name })
      checked.current = name
      setStatus('known')
    } catch {
      if (!request.signal.aborted) setStatus('failed')
    }
  }

  return { adjustment, status, check }
}

/** The visitor's choices and their price. The form holds the choices; this hook reads them. */
export function useCalculator(props: CalculatorProps) {
  const { catalogue, locale } = props
  const { slug } = catalogue.school
  const suggested = suggestedCurrency(locale, catalogue)
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<Choices>({ request: props.request, currency: props.currency })
  // Several events may come before React renders again.
  const latest = useRef(choices)
  const [problems, setProblems] = useState(props.problems)
  const [running, setRunning] = useState(false)
  const [touched, setTouched] = useState(false)
  const startCounted = useRef(false)
  const [, throwInRender] = useState()
  const promo = usePromo(slug, locale, props.promo)

  /** Passes errors of event handlers to the error boundary, which React does not do itself. */
  const guarded = (run: () => void) => {
    try {
      run()
    } catch (error) {
      throwInRender(() => {
        throw error
      })
    }
  }

  const keep = (next: Choices) => {
    latest.current = next
    setChoices(next)
  }

  const apply = (next: Choices) => {
    const query = (of: Choices) => String(choicesQuery(of.request, of.currency, suggested))
    if (query(next) === query(latest.current)) return
    keep(next)
    setTouched(true)
    if (!props.isInBlock)
      history.replaceState(history.state, '', withQuery(location.pathname, query(next)) + location.hash)
  }

  /** Reads the choices from the form. A promo code is only used once the visitor has finished typing it. */
  const readForm = (code: string | undefined, withCurrency: boolean) => {
    if (!form.current) return
    const query = queryOf(form.current)
    const { promo: _, ...request } = readRequest(query, catalogue).request
    const { currency } = latest.current
    apply({
      request: code ? { ...request, promo: code } : request,
      currency: withCurrency ? (query.get('currency') ?? currency) : currency,
    })
  }

  const clearProblem = (field: CalculatorField) =>
    setProblems((open) => open.filter((problem) => problem !== field))

  const enterPromo = (typed: string) =>
    guarded(() => {
      const code = typed.trim()
      clearProblem('promo')
      void promo.check(code)
      readForm(code, false)
    })

  useEffect(() => {
    setRunning(true)
    // Choices made before hydration are in the form; the currency of an earlier visit is in a cookie.
    readForm(latest.current.request.promo, true)
    const code = form.current?.elements.namedItem('promo')
    if (
      code instanceof HTMLInputElement &&
      code !== document.activeElement &&
      code.value !== code.defaultValue
    )
      enterPromo(code.value)
    const kept = readCookie(document.cookie, CURRENCY_COOKIE) ?? ''
    const isOpen = latest.current.currency === suggested && !location.search.includes('currency=')
    if (isOpen && isDisplayCurrency(catalogue.currencies, kept)) keep({ ...latest.current, currency: kept })
  }, [])

  /** Links beside prices and starts choose them without loading a page. The page's script then scrolls to the calculator. */
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-choose]')
      if (!link || !isPlainClick(event)) return
      guarded(() => {
        const { choose } = link.dataset
        const kind = choose === 'accommodation' ? choose : 'course'
        const wanted = readRequest(new URLSearchParams(link.search), catalogue).request
        const offer = { kind, number: wanted[kind], weeks: wanted.weeks } as const
        const request = chooseOffer(latest.current.request, offer)
        if (choose === 'start' && wanted.start) request.start = wanted.start
        apply({ ...latest.current, request })
        link.search = location.search
      })
    }
    // In the capture phase: the script that scrolls must see the new address.
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [])

  const counted = promo.status === 'known' ? choices.request : { ...choices.request, promo: undefined }
  const adjustments = promo.adjustment ? [...catalogue.adjustments, promo.adjustment] : catalogue.adjustments
  const result = price(counted, { ...catalogue, adjustments }, catalogue.today)

  const priced = touched && result.total > 0
  useEffect(() => {
    if (!priced || startCounted.current) return
    startCounted.current = true
    countStart(slug, locale, latest.current.request)
  }, [priced, slug, locale])

  return {
    form,
    running,
    touched,
    problems,
    ...choices,
    promo,
    result,
    home: localePath(locale, schoolPath(slug)),
    /** Where the form is. */
    page: props.page ?? localePath(locale, schoolPath(slug)),
    /** Call after any change in the form. */
    change: (field: CalculatorField) =>
      guarded(() => {
        clearProblem(field)
        readForm(latest.current.request.promo, field === 'currency')
        if (field !== 'currency') return
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
        document.cookie = helperCookie(CURRENCY_COOKIE, latest.current.currency)
      }),
    choose: (change: Partial<PriceRequest>) =>
      guarded(() => apply({ ...latest.current, request: { ...latest.current.request, ...change } })),
    enterPromo,
  }
}

export type Calculator = ReturnType<typeof useCalculator>
