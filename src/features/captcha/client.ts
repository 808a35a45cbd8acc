import type { PlacedWidget } from './browser/service-widget'
import { CHALLENGE_PATH, type ChallengeParameters, captchaFields } from './contract'

/** Fetches a challenge, solves it and returns the value of the proof field. */
const prove = async (): Promise<string> => {
  const [{ solve }, answer] = await Promise.all([import('./browser/proof-of-work'), fetch(CHALLENGE_PATH)])
  if (!answer.ok) throw new Error(`no challenge: ${answer.status}`)
  const challenge = (await answer.json()) as { parameters: ChallengeParameters }
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge.parameters) }))
}

type IsAllowed = (group: string) => boolean

const protectByWork = (box: HTMLElement, form: HTMLFormElement, isAllowed: IsAllowed) => {
  const proof = box.querySelector<HTMLInputElement>(`input[name="${captchaFields.proof}"]`)
  // Cached pages have no question; without a proof the form comes back with one.
  const question = box.querySelector<HTMLElement>('.captcha-question')
  const state = box.querySelector<HTMLElement>('.captcha-state')
  if (!proof || !state) return
  // The server refused the last answer: keep its message and the question visible.
  if (question?.querySelector('.field-error')) return
  const { unless } = box.dataset
  const isLeftToService = () => unless !== undefined && isAllowed(unless)
  /** The Content-Security-Policy is that of the time of loading: a service that was allowed later is blocked on this page. */
  const isReachable = isLeftToService()
  let widget: Promise<PlacedWidget | undefined> | undefined
  const placeService = () => {
    widget ??= import('./browser/service-widget')
      .then(({ placeWidget }) => placeWidget(box, form))
      .catch(() => undefined)
    return widget
  }
  /** Delays the form until the service has answered. Without a widget the form is sent and comes back with one. */
  const sendWithService = async (submitter: HTMLElement | null) => {
    const placed = await placeService()
    if (placed && !placed.hasAnswer()) return placed.waitForAnswer()
    isSent = true
    form.requestSubmit(submitter)
  }
  let isSent = false
  let failed = false
  let proving: Promise<void> | undefined
  const begin = () => {
    proving ??= prove().then(
      (value) => {
        proof.value = value
        state.textContent = box.dataset.done ?? ''
      },
      () => {
        // The visitor can answer the question instead.
        failed = true
        state.hidden = true
        if (question) question.hidden = false
      },
    )
    return proving
  }
  const reset = () => {
    // Going back to the page restores a proof that was already used.
    proof.value = ''
    proving = undefined
    isSent = false
    failed = false
    if (question) question.hidden = true
    state.hidden = isLeftToService()
    state.textContent = box.dataset.working ?? ''
  }
  reset()
  form.addEventListener(
    'focusin',
    () => {
      if (!isLeftToService()) void begin()
      else if (isReachable) void placeService()
    },
    { once: true },
  )
  form.addEventListener('submit', (event) => {
    if (proof.value || failed) return
    if (isLeftToService()) {
      if (isSent || !isReachable) return
      event.preventDefault()
      void sendWithService(event.submitter)
      return
    }
    event.preventDefault()
    void begin().then(() => {
      if (proof.value || !question) form.requestSubmit(event.submitter)
      else question.querySelector('input')?.focus()
    })
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reset()
  })
}

/** Nothing is loaded from a service before the form is touched. */
const protectByService = (box: HTMLElement, form: HTMLFormElement) => {
  let running: Promise<() => void> | undefined
  const begin = () => {
    running ??= import('./browser/service-widget').then(({ runWidget }) => runWidget(box, form))
    return running
  }
  form.addEventListener('focusin', begin, { once: true })
  form.addEventListener('submit', (event) => {
    const answer = new FormData(form).get(box.dataset.response ?? '')
    if (answer) return
    event.preventDefault()
    void begin().then((waitForAnswer) => waitForAnswer())
  })
}

/** Starts the proof of work, or the service's widget, of each form when the form is touched. */
export const captcha = (isAllowed: IsAllowed) => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-captcha-service], [data-captcha]')) {
    const form = box.closest('form')
    if (!form) continue
    if (box.dataset.captchaService) protectByService(box, form)
    else protectByWork(box, form, isAllowed)
  }
}
