import { useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '../../../ui/constants'
import type { SearchSuggestions } from '../contract'

/** Shorter beginnings of words match too much. */
const minLength = 2

/** Suggestions while somebody types. Only the response to the newest request is used; a failed one suggests nothing. */
export function useSuggestions(endpoint: string) {
  const [suggestions, setSuggestions] = useState<SearchSuggestions['suggestions']>([])
  const running = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = () => {
    clearTimeout(timer.current)
    running.current?.abort()
  }

  const close = () => {
    stop()
    setSuggestions([])
  }

  const load = async (q: string) => {
    const request = new AbortController()
    const { signal } = request
    running.current = request
    try {
      const response = await fetch(`${endpoint}?${new URLSearchParams({ q })}`, { signal })
      const found = response.ok ? ((await response.json()) as SearchSuggestions).suggestions : []
      if (!signal.aborted) setSuggestions(found)
    } catch {
      if (!signal.aborted) setSuggestions([])
    }
  }

  const suggest = (text: string) => {
    stop()
    const q = text.trim()
    if (q.length < minLength) setSuggestions([])
    else timer.current = setTimeout(() => void load(q), SEARCH_DEBOUNCE_MS)
  }

  return { suggestions, suggest, close }
}
