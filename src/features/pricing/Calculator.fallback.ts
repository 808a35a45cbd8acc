import { type Currency, findCurrency, formatDeduction } from './calculation/money'
import type { CalculatorProps } from './calculator/calculator-props'
import { amountNames, type HelperAnswer } from './contract'

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

/** Sends the form to the helper and calls one of the two handlers, depending on `result` of the answer. */
const callHelper = async (
  form: HTMLFormElement,
  { catalogue, locale }: CalculatorProps,
  signal: AbortSignal,
  onSuccess: (answer: HelperAnswer) => void,
  onError: (error: unknown) => void,
): Promise<void> => {
  try {
    const body = new URLSearchParams(helperFields(catalogue.school.slug, locale))
    for (const [name, value] of new FormData(form)) body.append(name, String(value))
    const reply = await fetch(helper, { method: 'POST', body, cache: 'no-store', signal })
    const answer = (await reply.json()) as HelperAnswer | Failure
    if (answer.result) onSuccess(answer)
    else onError(answer.error)
  } catch (error) {
    if (!signal.aborted) onError(error)
  }
}

const createRow = ({ title, amount }: HelperAnswer['further'][number]): HTMLElement => {
  const row = document.createElement('div')
  for (const [tag, text] of [
    ['dt', title],
    ['dd', amount],
  ] as const)
    row.appendChild(document.createElement(tag)).textContent = text
  return row
}

const showAmounts = (form: HTMLFormElement, answer: HelperAnswer, currency: Currency) => {
  // Details, converted amounts and rows of extras belong to the previous choices.
  for (const stale of form.querySelectorAll('.price small, .price > div:not(:has(output))')) stale.remove()
  for (const name of amountNames) {
    const output = form.elements.namedItem(name)
    if (!(output instanceof HTMLOutputElement)) continue
    const off = name === 'discount' && answer.discount > 0 && formatDeduction(answer.discount, currency)
    output.dataset.minor = String(answer[name])
    output.textContent = off ? off.amount : answer.formatted[name]
    output.parentElement?.replaceChildren(...(off ? [off.before, output, off.after] : [output]))
    const row = output.closest<HTMLElement>(name === 'total' ? 'dl' : 'div')
    if (row) row.hidden = answer[name] === 0
    if (name === 'discount') output.closest('div')?.before(...answer.further.map(createRow))
  }
  const dates = form.querySelector<HTMLElement>('.stay-days')
  dates?.replaceChildren(
    ...answer.dates.map(({ label, value }) => createRow({ title: label, amount: value })),
  )
  if (dates) dates.hidden = answer.dates.length === 0
  for (const element of [form, form.closest('aside')])
    element?.toggleAttribute('data-priced', answer.total > 0)
  for (const save of form.querySelectorAll<HTMLButtonElement>('button[name=shown]')) {
    save.value = String(answer.total)
    save.disabled = answer.total === 0 || answer.reasons.some(({ blocking }) => blocking)
  }
}

/** Updates the server's form after every change. The element of the island has the calculator's props as an attribute. */
export default function startFallback(island: HTMLElement): void {
  const form = island.querySelector('form')
  if (!form) return
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as CalculatorProps
  const currency = findCurrency(props.catalogue.currencies, props.catalogue.currency)
  const status = form.querySelector<HTMLElement>('[role=status]')
  status?.classList.remove('visually-hidden')
  const showStatus = (text: string) => {
    if (status) status.textContent = text
  }
  let running = new AbortController()

  const update = () => {
    // Only the answer to the latest change is used.
    running.abort()
    running = new AbortController()
    void callHelper(
      form,
      props,
      running.signal,
      (answer) => {
        showAmounts(form, answer, currency)
        showStatus(answer.notes.join(' '))
      },
      (error) => {
        console.error('calculator error', error)
        showStatus(props.t.failed)
      },
    )
  }
  form.addEventListener('change', update)
  update()
}
