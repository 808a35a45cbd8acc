import { CHALLENGE_PATH, type ChallengeParameters, captchaFields } from '../contract'
import { type PlacedWidget, placeWidget, runWidget } from './service-widget'

export interface Protection {
  /** The form is touched. */
  begin: () => void
  /** Delays the form until there is an answer. */
  check: (event: SubmitEvent) => void
}

interface Service {
  /** The visitor has allowed the service, now. */
  isLeftToService: () => boolean
  /** The visitor had allowed it when the page was loaded. */
  isReachable: boolean
}

/** Fetches a challenge, solves it and returns the value of the proof field. */
const prove = async (): Promise<string> => {
  const [{ solve }, answer] = await Promise.all([import('./proof-of-work'), fetch(CHALLENGE_PATH)])
  if (!answer.ok) throw new Error(`no challenge: ${answer.status}`)
  const challenge = (await answer.json()) as { parameters: ChallengeParameters }
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge.parameters) }))
}

const protectByWork = (
  box: HTMLElement,
  form: HTMLFormElement,
  { isLeftToService, isReachable }: Service,
): Protection => {
  const proof = box.querySelector(`input[name="${captchaFields.proof}"]`) as HTMLInputElement
  // Cached pages have no question; without a proof the form comes back with one.
  const question = box.querySelector<HTMLElement>('.captcha-question')
  const state = box.querySelector('.captcha-state') as HTMLElement
  let widget: Promise<PlacedWidget | undefined> | undefined
  const placeService = () => {
    widget ??= placeWidget(box, form, isReachable).catch(() => undefined)
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
  const work = () => {
    if (!proving) {
      state.textContent = box.dataset.working ?? ''
      state.hidden = false
    }
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
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Going back to the page restores a proof that was already used.
    proof.value = ''
    proving = undefined
    isSent = false
    failed = false
    if (question) question.hidden = true
    state.hidden = true
  })
  return {
    begin: () => {
      void (isLeftToService() ? placeService() : work())
    },
    check: (event) => {
      if (proof.value || failed) return
      if (isLeftToService()) {
        if (isSent) return
        event.preventDefault()
        void sendWithService(event.submitter)
        return
      }
      event.preventDefault()
      void work().then(() => {
        if (proof.value || !question) form.requestSubmit(event.submitter)
        else question.querySelector('input')?.focus()
      })
    },
  }
}

const protectByService = (box: HTMLElement, form: HTMLFormElement): Protection => {
  let running: (() => void) | undefined
  const begin = () => {
    running ??= runWidget(box, form)
    return running
  }
  return {
    begin,
    check: (event) => {
      const answer = new FormData(form).get(box.dataset.response ?? '')
      if (answer) return
      event.preventDefault()
      begin()()
    },
  }
}

export const protectForm = (box: HTMLElement, form: HTMLFormElement, service: Service): Protection =>
  box.dataset.captchaService ? protectByService(box, form) : protectByWork(box, form, service)
