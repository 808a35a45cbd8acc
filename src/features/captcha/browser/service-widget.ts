import { captchaCallbacks, captchaTimes } from '../contract'

const loadScript = (page: Document, address: string) => {
  const script = page.createElement('script')
  script.src = address
  script.async = true
  page.head.append(script)
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('blocked')))
  })
}

export interface PlacedWidget {
  hasAnswer: () => boolean
  /** Sends the form as soon as there is an answer. */
  waitForAnswer: () => void
}

const placeIn = (page: Document) => page.querySelector<HTMLElement>('[data-captcha-service]')

/** Loads the widget's document in a frame, whose policy allows the service, and keeps the frame as tall as what it shows. */
const openFrame = async (box: HTMLElement): Promise<HTMLIFrameElement> => {
  const frame = document.createElement('iframe')
  frame.className = 'captcha-frame'
  frame.title = box.dataset.frameTitle ?? ''
  frame.src = box.dataset.widgetFrom ?? ''
  const loaded = new Promise((done) => frame.addEventListener('load', done))
  box.after(frame)
  await loaded
  const body = frame.contentDocument?.body
  if (!body) return frame
  const fit = () => {
    // A service shows its challenge in an element that is positioned absolutely, which does not make the body taller.
    const ends = [...body.children].map((child) => child.getBoundingClientRect().bottom)
    frame.style.blockSize = `${Math.ceil(Math.max(...ends)) + 8}px`
  }
  new MutationObserver(fit).observe(body, { attributes: true, childList: true, subtree: true })
  new ResizeObserver(fit).observe(body)
  return frame
}

/**
 * Puts the widget into a form of a cached page, in a frame if the policy of the page blocks the service. Undefined if the server has
 * none for this visitor or cannot be reached.
 */
export const placeWidget = async (
  box: HTMLElement,
  form: HTMLFormElement,
  isReachable: boolean,
): Promise<PlacedWidget | undefined> => {
  const response = await fetch(box.dataset.widgetFrom ?? '')
  const markup = response.status === 200 ? await response.text() : ''
  const found = placeIn(new DOMParser().parseFromString(markup, 'text/html'))
  const frame = found && !isReachable ? await openFrame(box) : undefined
  const place = frame?.contentDocument ? placeIn(frame.contentDocument) : found
  if (!place) return undefined
  if (!frame) {
    place.querySelector('noscript')?.remove()
    box.after(document.adoptNode(place))
  }
  const home = form.parentNode
  /** A frame that is moved in the document reloads and loses its state, unless the browser supports `moveBefore`. */
  const isLost = () => form.parentNode !== home && !('moveBefore' in form)
  const waitForAnswer = runWidget(place, form, frame)
  return {
    hasAnswer: () => isLost() || Boolean(new FormData(form).get(place.dataset.response ?? '')),
    waitForAnswer,
  }
}

/** Loads the widget of a service and returns a function that delays the form until the widget has an answer. */
export const runWidget = (
  box: HTMLElement,
  form: HTMLFormElement,
  frame?: HTMLIFrameElement,
): (() => void) => {
  const widget = box.querySelector<HTMLElement>('[data-sitekey]')
  const state = box.querySelector<HTMLElement>('.captcha-state')
  const { captchaService = '', response = '', notLoaded = '', notAnswered = '' } = box.dataset
  const say = (text: string) => {
    if (!state) return
    state.textContent = text
    state.hidden = text === ''
  }
  /** The widget adds its field to its own document; the form needs a copy. */
  const copy = frame && document.createElement('input')
  if (copy) {
    Object.assign(copy, { type: 'hidden', name: response })
    form.append(copy)
  }
  const setCopy = (token: string) => {
    if (copy) copy.value = token
  }
  const hasAnswer = () => String(new FormData(form).get(response) ?? '') !== ''
  let answered: (() => void) | undefined
  Object.assign(frame?.contentWindow ?? window, {
    [captchaCallbacks.done]: (token: string) => {
      setCopy(token)
      say('')
      answered?.()
    },
    [captchaCallbacks.expired]: () => {
      setCopy('')
      say(notAnswered)
    },
  })
  const giveUpLoading = setTimeout(() => say(notLoaded), captchaTimes.appearMs)
  const appeared = new MutationObserver(() => {
    clearTimeout(giveUpLoading)
    appeared.disconnect()
  })
  if (widget) appeared.observe(widget, { childList: true, subtree: true })
  loadScript(frame?.contentDocument ?? document, captchaService).catch(() => {
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
