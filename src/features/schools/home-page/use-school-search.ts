import { useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../../ui/constants'
import type { SchoolList } from '../contract'
import { type SchoolSearch, searchAddress } from './search-query'

interface Places {
  endpoint: string
  home: string
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

  async function searchNow(terms: SchoolSearch) {
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
      history.replaceState(history.state, '', searchAddress(home, terms))
    } catch {
      // Ignore the failure of an outdated request; a newer one is running.
      if (signal.aborted) return
      setFailed(terms)
    }
    setBusy(false)
  }

  function searchSoon(terms: SchoolSearch) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void searchNow(terms), SEARCH_DEBOUNCE_MS)
  }

  return { list, busy, failed, searchNow, searchSoon }
}
