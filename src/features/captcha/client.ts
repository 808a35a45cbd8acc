import { isAllowed } from '../consent/client'
import type { Protection } from './browser/protect-form'

/**
 * Protects a form. Its code, the proof of work and the widgets of services are loaded when the form is touched; a form that
 * is sent before waits for it.
 */
const protect = (box: HTMLElement, form: HTMLFormElement) => {
  const question = box.querySelector<HTMLElement>('.captcha-question')
  const { captchaService, unless } = box.dataset
  const isLeftToService = () => unless !== undefined && isAllowed(unless)
  if (!captchaService) {
    // The server refused the last answer: keep its message and the question visible.
    if (question?.querySelector('.field-error')) return
    // The field of the proof is the first.
    const proof = box.querySelector('input')
    // Going back to the page restores a proof that was already used.
    if (proof) proof.value = ''
    // Cached pages have no question; without a proof the form comes back with one.
    if (question) question.hidden = true
  }
  /** The Content-Security-Policy is that of the time of loading: it blocks a service that was allowed later. */
  const isReachable = isLeftToService()
  let protection: Protection | undefined
  let isGivenUp = false
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= import('./browser/protect-form').then(
      (browser) => {
        protection = browser.protectForm(box, form, { isLeftToService, isReachable })
      },
      (error) => {
        console.error('protect-form.js', error)
        // The visitor can answer the question instead.
        isGivenUp = true
        if (question) question.hidden = false
      },
    )
    return loading
  }
  form.addEventListener('focusin', () => void load().then(() => protection?.begin()), { once: true })
  form.addEventListener('submit', (event) => {
    if (protection) return protection.check(event)
    if (isGivenUp) return
    event.preventDefault()
    void load().then(() => {
      if (isGivenUp && question) question.querySelector('input')?.focus()
      else form.requestSubmit(event.submitter)
    })
  })
}

/** Starts the proof of work, or the service's widget, of each form when the form is touched. */
export const start = () => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-captcha-service], [data-captcha]')) {
    const form = box.closest('form')
    if (form) protect(box, form)
  }
}
