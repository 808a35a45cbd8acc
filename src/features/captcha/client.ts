import { CHALLENGE_PATH, type ChallengeParameters, captchaFields } from './contract'
import type { PlacedWidget } from './provider-client'

/** Gets a challenge, solves it and gives what the server wants to see. */
const prove = async (): Promise<string> => {
  const [{ solve }, answer] = await Promise.all([import('./solve'), fetch(CHALLENGE_PATH)])
  if (!answer.ok) throw new Error(`no challenge: ${answer.status}`)
  const challenge = (await answer.json()) as { parameters: ChallengeParameters }
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge.parameters) }))
}

type IsAllowed = (group: string) => boolean

const guard = (box: HTMLElement, form: HTMLFormElement, isAllowed: IsAllowed) => {
  const proof = box.querySelector<HTMLInputElement>(`input[name="${captchaFields.proof}"]`)
  // A page that many visitors get has none: without a proof the form comes back with one.
  const question = box.querySelector<HTMLElement>('.captcha-question')
  const state = box.querySelector<HTMLElement>('.captcha-state')
  if (!proof || !state) return
  // The server refused: what it says must stay to be seen, and the question can be answered in words.
  if (question?.querySelector('.field-error')) return
  const { unless } = box.dataset
  const isLeftToService = () => unless !== undefined && isAllowed(unless)
  /** The policy of the page was made when it was loaded: a service that was allowed later cannot be reached from it. */
  const isReachable = isLeftToService()
  let widget: Promise<PlacedWidget | undefined> | undefined
  const placeService = () => {
    widget ??= import('./provider-client')
      .then(({ placeWidget }) => placeWidget(box, form))
      .catch(() => undefined)
    return widget
  }
  /** Holds the form back until the service has its answer. Without one the form comes back with the widget. */
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
        // The question is still there, and is all the server needs.
        failed = true
        state.hidden = true
        if (question) question.hidden = false
      },
    )
    return proving
  }
  const reset = () => {
    // A browser that comes back to the page fills in what was used already.
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

/** An outside service is asked nothing, not even for its script, before the form is touched. */
const guardByService = (box: HTMLElement, form: HTMLFormElement) => {
  let running: Promise<() => void> | undefined
  const begin = () => {
    running ??= import('./provider-client').then(({ runWidget }) => runWidget(box, form))
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

/** Answers the captcha of each form by work done in the background, once the form is touched. */
export const captcha = (isAllowed: IsAllowed) => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-captcha-service]')) {
    const form = box.closest('form')
    if (form) guardByService(box, form)
  }
  for (const box of document.querySelectorAll<HTMLElement>('[data-captcha]')) {
    const form = box.closest('form')
    if (form) guard(box, form, isAllowed)
  }
}
