import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captchaCallbacks, captchaTimes } from '../contract'
import { runWidget } from './service-widget'

// Stubs for the browser functions that runWidget uses.
let answer = ''
let appeared: (() => void) | undefined
let scripts: { src: string; fail?: () => void }[] = []
const state = { textContent: '', hidden: true }
const box = {
  dataset: {
    captchaService: 'https://x.example/api.js',
    response: 'token',
    notLoaded: 'LOAD',
    notAnswered: 'ANSWER',
  },
  querySelector: (selector: string) => (selector === '.captcha-state' ? state : {}),
  focus: vi.fn(),
}
const form = { requestSubmit: vi.fn() }
const run = () => runWidget(box as never, form as never)
const callback = (name: string) =>
  (globalThis as unknown as { window: Record<string, () => void> }).window[name]?.()

beforeEach(() => {
  vi.useFakeTimers()
  answer = ''
  scripts = []
  Object.assign(state, { textContent: '', hidden: true })
  form.requestSubmit.mockClear()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: () => {
      const script: { src: string; fail?: () => void; addEventListener: unknown } = {
        src: '',
        addEventListener: (name: string, run: () => void) => {
          if (name === 'error') script.fail = run
        },
      }
      return script
    },
    head: { append: (script: { src: string }) => scripts.push(script) },
  })
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(seen: () => void) {
        appeared = seen
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'FormData',
    class {
      get() {
        return answer
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('gives the widget 20000 ms to appear', () => {
  expect(captchaTimes.appearMs).toBe(20_000)
  run()
  expect(scripts.map(({ src }) => src)).toEqual(['https://x.example/api.js'])
  vi.advanceTimersByTime(19_999)
  expect(state.hidden).toBe(true)
  vi.advanceTimersByTime(1)
  expect(state).toEqual({ textContent: 'LOAD', hidden: false })
})

it('shows no message after the widget has appeared, and one at once if the script is blocked', async () => {
  run()
  appeared?.()
  vi.advanceTimersByTime(60_000)
  expect(state.hidden).toBe(true)
  run()
  scripts[1]?.fail?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(state.textContent).toBe('LOAD')
})

it('gives the widget 15000 ms to answer, and sends the form when it has answered', () => {
  expect(captchaTimes.answerMs).toBe(15_000)
  const waitForAnswer = run()
  appeared?.()
  waitForAnswer()
  vi.advanceTimersByTime(15_000)
  expect(state).toEqual({ textContent: 'ANSWER', hidden: false })
  answer = 'x'
  callback(captchaCallbacks.done)
  expect(form.requestSubmit).not.toHaveBeenCalled()
  expect(state.hidden).toBe(true)
  waitForAnswer()
  callback(captchaCallbacks.done)
  expect(form.requestSubmit).toHaveBeenCalledOnce()
  callback(captchaCallbacks.expired)
  expect(state.textContent).toBe('ANSWER')
})
