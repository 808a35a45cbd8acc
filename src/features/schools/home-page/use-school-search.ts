import { useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../../ui/constants'
import type { SchoolList } from '../contract'
import { resultsAddress, type SchoolSearch, searchAddress } from './search-query'

interface Places {
  endpoint: string
  home: string
}

/**
 * What a search does with the address: typing changes it, a pressed button is a step that Back returns from, and a step through the
 * history has changed it already.
 */
type Step = 'typed' | 'pressed' | 'history'

const keepAddress = (home: string, terms: SchoolSearch, step: Step) => {
  if (step === 'typed') history.replaceState(history.state, '', searchAddress(home, terms))
  if (step !== 'pressed') return
  const { href } = new URL(resultsAddress(home, terms), location.href)
  if (location.href !== href) history.pushState(null, '', href)
}

/** Searches while the visitor types. Only the response to the newest request is used. */
export function useSchoolSearch(initial: SchoolList, { endpoint, home }: Places) {
  const [list, setList] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<SchoolSearch>()
  const running = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function startQuestion() {
    running.current?.abort()
    const question = new AbortController()
    running.current = question
    return question
  }

  async function searchNow(terms: SchoolSearch, step: Step) {
    clearTimeout(timer.current)
    const { signal } = startQuestion()
    setBusy(true)
    try {
      const response = await fetch(searchAddress(endpoint, terms), { signal })
      if (!response.ok) throw new Error(`The search answered ${response.status}`)
      const found = (await response.json()) as SchoolList
      if (signal.aborted) return
      setList(found)
      setFailed(undefined)
      keepAddress(home, terms, step)
    } catch {
      // Ignore the failure of an outdated request; a newer one is running.
      if (signal.aborted) return
      setFailed(terms)
    }
    setBusy(false)
  }

  function searchSoon(terms: SchoolSearch) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void searchNow(terms, 'typed'), SEARCH_DEBOUNCE_MS)
  }

  return { list, busy, failed, searchNow, searchSoon }
}
