import { reviveMessages } from '../../shared/messages/translator'
import type { CalculatorProps } from './calculator/calculator-props'
import { amountNames, type HelperResponse } from './model'
import { type Currency, findCurrency, formatDeduction } from './money/money'

// Used if the module of the calculator cannot be loaded: the form from the server stays, and the catalogue helper prices
// every choice. Without JavaScript, or if the helper fails too, the form still works with its button.

const helper = '/index.php?option=com_zoo&controller=calculator'

interface Failure {
  result: false
  error: { message: string; field?: string }
}

/** The fields of every call to the helper. */
const helperFields = (slug: string, locale: string): [string, string][] => [
  ['rand', String(100 + Math.floor(Math.random() * 900))],
  ['option', 'com_zoo'],
  ['tmpl', 'component'],
  ['format', 'raw'],
  ['school', slug],
  ['locale', locale],
]

/** Sends the form to the helper and calls one of the two handlers, depending on `result` of the response. */
const callHelper = async (
  form: HTMLFormElement,
  { catalogue, locale }: CalculatorProps,
  signal: AbortSignal,
  onSuccess: (response: HelperResponse) => void,
  onError: (error: unknown) => void,
): Promise<void> => {
  try {
    const body = new URLSearchParams(helperFields(catalogue.school.slug, locale))
    for (const [name, value] of new FormData(form)) body.append(name, String(value))
    const reply = await fetch(helper, { method: 'POST', body, cache: 'no-store', signal })
    const response = (await reply.json()) as HelperResponse | Failure
    if (response.result) onSuccess(response)
    else onError(response.error)
  } catch (error) {
    if (!signal.aborted) onError(error)
  }
}

const createRow = ({ title, amount }: HelperResponse['further'][number]): HTMLElement => {
  const row = document.createElement('div')
  for (const [tag, text] of [
    ['dt', title],
    ['dd', amount],
  ] as const)
    row.appendChild(document.createElement(tag)).textContent = text
  return row
}

/** Notes stand at their fields; those that prevent saving mark the field. */
const showNotes = (form: HTMLFormElement, { reasons, notes }: HelperResponse) => {
  for (const stale of form.querySelectorAll('.field-notes')) stale.remove()
  for (const marked of form.querySelectorAll('[aria-invalid]')) marked.removeAttribute('aria-invalid')
  reasons.forEach(({ field, blocking }, index) => {
    const control = form.querySelector(`[name=${field}]`)
    const note = document.createElement('p')
    note.className = blocking ? 'field-notes field-error' : 'field-notes'
    note.textContent = notes[index] ?? ''
    control?.closest('.field, fieldset')?.append(note)
    if (blocking) control?.setAttribute('aria-invalid', 'true')
  })
}

/** Updates both buttons and the sentence about them. */
const showActions = (form: HTMLFormElement, { total, reasons }: HelperResponse, t: CalculatorProps['t']) => {
  const isBlocked = reasons.some(({ blocking }) => blocking)
  const bookable = total > 0 && !isBlocked
  const buttons = form.querySelector<HTMLElement>('.price-buttons')
  if (buttons) buttons.hidden = !bookable
  for (const save of form.querySelectorAll<HTMLButtonElement>('button[name=shown]')) {
    save.value = String(total)
    save.disabled = !bookable
  }
  form.querySelector('button:not([name])')?.classList.toggle('button-quiet', bookable)
  const hint = form.querySelector<HTMLElement>('.price-foot > .price-note')
  if (!hint) return
  hint.hidden = bookable
  hint.textContent = total > 0 || isBlocked ? t('saveBlocked') : t('saveEmpty')
}

const markPriced = (form: HTMLFormElement, isPriced: boolean) => {
  for (const element of [form, form.closest('aside')]) element?.toggleAttribute('data-priced', isPriced)
}

/** Details, converted amounts and rows of extras belong to the previous choices. */
const removeDetails = (form: HTMLFormElement) => {
  for (const stale of form.querySelectorAll(
    '.price small, .price > div:not(:has(output)), .price-paper > .price-note',
  ))
    stale.remove()
}

const showAmounts = (form: HTMLFormElement, response: HelperResponse, currency: Currency) => {
  removeDetails(form)
  for (const name of amountNames) {
    const output = form.elements.namedItem(name)
    if (!(output instanceof HTMLOutputElement)) continue
    const off = name === 'discount' && response.discount > 0 && formatDeduction(response.discount, currency)
    output.dataset.minor = String(response[name])
    output.textContent = off ? off.amount : response.formatted[name]
    output.parentElement?.replaceChildren(...(off ? [off.before, output, off.after] : [output]))
    if (name === 'discount') output.closest('div')?.before(...response.further.map(createRow))
  }
  showDates(form, response.dates)
  markPriced(form, response.total > 0)
}

const showDates = (form: HTMLFormElement, dates: HelperResponse['dates']) => {
  const list = form.querySelector<HTMLElement>('.stay-days')
  list?.replaceChildren(...dates.map(({ label, value }) => createRow({ title: label, amount: value })))
  if (list) list.hidden = dates.length === 0
}

/** After an error no amount is known, so none is shown and none can be saved. */
const clearAmounts = (form: HTMLFormElement) => {
  removeDetails(form)
  for (const name of amountNames) {
    const output = form.elements.namedItem(name)
    if (!(output instanceof HTMLOutputElement)) continue
    delete output.dataset.minor
    output.parentElement?.replaceChildren(output)
    output.textContent = '–'
  }
  showDates(form, [])
  markPriced(form, false)
  for (const part of form.querySelectorAll<HTMLElement>('.price-buttons, .price-foot > .price-note'))
    part.hidden = true
  form.querySelector('button:not([name])')?.classList.remove('button-quiet')
}

/** Updates the server's form after every change. The element of the island has the calculator's props as an attribute. */
export default function startFallback(island: HTMLElement): void {
  const form = island.querySelector('form')
  if (!form) return
  form.querySelector('.calculator-wait')?.remove()
  const props = JSON.parse(island.getAttribute('props') ?? '{}', reviveMessages) as CalculatorProps
  const currency = findCurrency(props.catalogue.currencies, props.catalogue.currency)
  const status = form.querySelector<HTMLElement>('[role=status]')
  /** Success is announced to screen readers; an error is shown to everybody. */
  const showStatus = (text: string, isError: boolean) => {
    if (!status) return
    status.className = isError ? 'warning' : 'visually-hidden'
    status.textContent = text
  }
  let running = new AbortController()

  const update = () => {
    // Only the response to the latest change is used.
    running.abort()
    running = new AbortController()
    void callHelper(
      form,
      props,
      running.signal,
      (response) => {
        showAmounts(form, response, currency)
        showNotes(form, response)
        showActions(form, response, props.t)
        const total = props.t('totalIs', { amount: response.formatted.total })
        showStatus([`${total}.`, ...response.notes].join(' '), false)
      },
      (error) => {
        console.error('calculator error', error)
        clearAmounts(form)
        showStatus(props.t(navigator.onLine ? 'failed' : 'noConnection'), true)
        addEventListener('online', update, { signal: running.signal })
        // Not while the visitor is elsewhere on the page.
        if (form.contains(document.activeElement)) status?.scrollIntoView({ block: 'nearest' })
      },
    )
  }
  form.addEventListener('change', update)
  update()
}
