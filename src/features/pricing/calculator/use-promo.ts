import { useRef, useState } from 'react'
import type { Locale } from '../../../shared/locale'
import { schoolPath } from '../../../shared/school-path'
import type { Adjustment } from '../contract'

type Status = 'known' | 'checking' | 'failed'

/** Asks the server what a promo code is worth; only the newest question counts. */
export function usePromo(slug: string, locale: Locale, initial: Adjustment | undefined) {
  const [adjustment, setAdjustment] = useState(initial)
  const [status, setStatus] = useState<Status>('known')
  const running = useRef<AbortController>(undefined)
  const checked = useRef(initial?.promo)

  async function check(code: string) {
    running.current?.abort()
    const question = new AbortController()
    running.current = question
    const name = code.toUpperCase()
    if (!code || checked.current === name) return setStatus('known')
    setStatus('checking')
    try {
      const address = `${schoolPath(slug)}/promo?${new URLSearchParams({ code, locale })}`
      const answer = await fetch(address, { signal: question.signal })
      // Not found is an answer too: the price will say that the code is unknown.
      if (!answer.ok && answer.status !== 404) throw new Error(`The promo code got ${answer.status}`)
      const found = answer.ok ? ((await answer.json()) as { adjustment: Adjustment }).adjustment : undefined
      if (question.signal.aborted) return
      setAdjustment(found && { ...found, promo: name })
      checked.current = name
      setStatus('known')
    } catch {
      if (!question.signal.aborted) setStatus('failed')
    }
  }

  return { adjustment, status, check }
}
