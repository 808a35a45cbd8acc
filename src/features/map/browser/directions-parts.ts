import { make } from '../../../ui/create-element'
import type { MapTexts } from '../client-texts'
import { type DirectionsAnswer, directionsFields, directionsMessageId, isAddressWrong } from '../contract'
import { offerPrinting } from './print-route'

/** The places on the page that the server writes into when it answers with a page, written into in the same way. */
export function directionsParts(t: MapTexts) {
  const form = document.querySelector<HTMLFormElement>('[data-directions-form]')
  const message = document.querySelector<HTMLElement>('[data-directions-message]')
  const route = document.querySelector<HTMLElement>('[data-directions-route]')
  const input = form?.querySelector<HTMLInputElement>(`[name="${directionsFields.from}"]`)
  const button = form?.querySelector<HTMLButtonElement>('[type=submit]')
  if (!form || !message || !route || !input || !button) return undefined
  // The page may have come with a message.
  const hints = (input.getAttribute('aria-describedby') ?? '').split(' ')
  const hint = hints.filter((id) => id !== directionsMessageId).join(' ')
  const status = make('p', 'visually-hidden')
  status.role = 'status'
  form.after(status)

  const describe = (wrong: boolean) => {
    input.ariaInvalid = wrong ? 'true' : null
    const ids = [hint, wrong && directionsMessageId].filter(Boolean).join(' ')
    if (ids) input.setAttribute('aria-describedby', ids)
    else input.removeAttribute('aria-describedby')
  }

  return {
    form,
    input,
    message,
    hasRoute: () => Boolean(route.firstElementChild),
    begin: () => {
      message.replaceChildren()
      describe(false)
      form.ariaBusy = 'true'
      // Not `disabled`, which would drop the focus.
      button.ariaDisabled = 'true'
      status.textContent = t.searching
    },
    end: () => {
      form.ariaBusy = null
      button.ariaDisabled = null
    },
    showRoute: (html: string, summary: string) => {
      // A choice that was pressed is gone by now, and with it the focus.
      const homeless = document.activeElement === document.body
      route.innerHTML = html
      offerPrinting(route)
      status.textContent = summary
      if (homeless) route.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
    },
    showMessage: (answer: Exclude<DirectionsAnswer, { kind: 'route' }>) => {
      route.replaceChildren()
      status.textContent = ''
      message.innerHTML = answer.html
      if (answer.kind === 'choices') message.querySelector<HTMLElement>('a')?.focus()
      else if (isAddressWrong(answer)) {
        describe(true)
        input.focus()
      }
    },
    sayUnavailable: () => {
      route.replaceChildren()
      status.textContent = ''
      const sentence = make('p', 'directions-problem')
      sentence.id = directionsMessageId
      sentence.role = 'alert'
      const bold = make('strong', '')
      bold.textContent = t.unavailable
      sentence.append(bold)
      message.replaceChildren(sentence)
    },
  }
}
