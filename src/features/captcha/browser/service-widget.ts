import { captchaCallbacks, captchaTimes } from '../contract'

const loadScript = (address: string) => {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('blocked')))
  })
}

/** A widget in a form. */
export interface PlacedWidget {
  hasAnswer: () => boolean
  /** Sends the form as soon as there is an answer. */
  waitForAnswer: () => void
}

/** Puts the widget into a form of a cached page. Undefined if the server has none for this visitor or cannot be reached. */
export const placeWidget = async (
  box: HTMLElement,
  form: HTMLFormElement,
): Promise<PlacedWidget | undefined> => {
  const answer = await fetch(box.dataset.widgetFrom ?? '')
  const markup = answer.status === 200 ? await answer.text() : ''
  const found = new DOMParser().parseFromString(markup, 'text/html')
  const place = found.querySelector<HTMLElement>('[data-captcha-service]')
  if (!place) return undefined
  place.querySelector('noscript')?.remove()
  box.after(document.adoptNode(place))
  const home = form.parentNode
  /** A frame that is moved in the document reloads and loses its state, unless the browser supports `moveBefore`. */
  const isLost = () => form.parentNode !== home && !('moveBefore' in form)
  const waitForAnswer = runWidget(place, form)
  return {
    hasAnswer: () => isLost() || Boolean(new FormData(form).get(place.dataset.response ?? '')),
    waitForAnswer,
  }
}

/** Loads the widget of a service and returns a function that delays the form until the widget has an answer. */
export const runWidget = (box: HTMLElement, form: HTMLFormElement): (() => void) => {
  const widget = box.querySelector<HTMLElement>('[data-sitekey]')
  const state = box.querySelector<HTMLElement>('.captcha-state')
  const { captchaService = '', response = '', notLoaded = '', notAnswered = '' } = box.dataset
  const say = (text: string) => {
    if (!state) return
    state.textContent = text
    state.hidden = text === ''
  }
  const hasAnswer = () => String(new FormData(form).get(response) ?? '') !== ''
  let answered: (() => void) | undefined
  Object.assign(window, {
    [captchaCallbacks.done]: () => {
      say('')
      answered?.()
    },
    [captchaCallbacks.expired]: () => say(notAnswered),
  })
  const giveUpLoading = setTimeout(() => say(notLoaded), captchaTimes.appearMs)
  const appeared = new MutationObserver(() => {
    clearTimeout(giveUpLoading)
    appeared.disconnect()
  })
  if (widget) appeared.observe(widget, { childList: true, subtree: true })
  loadScript(captchaService).catch(() => {
    clearTimeout(giveUpLoading)
    say(notLoaded)
  })

  /** Call this when the form is sent without an answer. */
  return () => {
    if (answered) return
    box.focus()
    const giveUp = setTimeout(() => {
      answered = undefined
      say(notAnswered)
    }, captchaTimes.answerMs)
    answered = () => {
      clearTimeout(giveUp)
      answered = undefined
      if (hasAnswer()) form.requestSubmit()
    }
  }
}
