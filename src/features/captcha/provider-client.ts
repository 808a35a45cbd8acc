import { captchaCallbacks, captchaTimes } from './contract'

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

/** Runs the widget of an outside service in one form: loads it, waits for it, and holds the form back until it answers. */
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

  /** Called when the form is sent without an answer. */
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
