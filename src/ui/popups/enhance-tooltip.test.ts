import { afterEach, describe, expect, it, vi } from 'vitest'
import { TOOLTIP_TIMEOUT_MS } from '../constants'
import { loadContent } from './enhance-tooltip'

const tip = () =>
  ({
    dataset: { url: '/tip', loading: 'Loading....', failed: 'Failed.' },
    textContent: '',
  }) as never as HTMLElement

/** A server that never answers; only the signal ends it. */
const silence = (_address: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_, fail) => {
    if (signal.aborted) fail(signal.reason)
    signal.addEventListener('abort', () => fail(signal.reason))
  })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('loadContent', () => {
  it('loads the text once, even if the tooltip is opened again meanwhile', async () => {
    const ask = vi.fn(async () => new Response('Here it is.'))
    vi.stubGlobal('fetch', ask)
    const panel = tip()
    const first = loadContent(panel)
    expect(panel.textContent).toBe('Loading....')
    await Promise.all([first, loadContent(panel)])
    await loadContent(panel)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(panel.textContent).toBe('Here it is.')
  })

  it('gives up after a timeout and tries again the next time', async () => {
    const ask = vi.fn(silence)
    vi.stubGlobal('fetch', ask)
    const stopped = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stopped.signal)
    const panel = tip()
    const first = loadContent(panel)
    expect(timeout).toHaveBeenCalledWith(TOOLTIP_TIMEOUT_MS)
    stopped.abort()
    await first
    expect(panel.textContent).toBe('Failed.')
    await loadContent(panel)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
