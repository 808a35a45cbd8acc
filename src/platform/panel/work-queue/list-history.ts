interface ListHistory {
  /** Shows the list of the address. */
  load: () => void
  /** Whether something was typed that another list would discard. */
  holdsWork: () => boolean
}

/** Parameters of the screen's address that are filters of its list. */
export const filtersInAddress = (): string => {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of [...query]) if (!value) query.delete(name)
  return query.toString()
}

/**
 * Keeps the filters of a list that is loaded in place in the screen's address. Back and forward between lists stay in the screen: for
 * a history entry from before the document was loaded, Next would fetch the page again and discard what is typed.
 */
export const createListHistory = ({ load, holdsWork }: ListHistory) => {
  let shown = ''
  return {
    noteShown: () => {
      shown = window.location.pathname + window.location.search
    },
    goTo: (query: string) => {
      if (holdsWork()) return
      const { pathname } = window.location
      window.history.pushState(null, '', query ? `${pathname}?${query}` : pathname)
      load()
    },
    /** Listens to the browser's history. Returns a function that stops it. */
    start: () => {
      const path = window.location.pathname
      /** Next's history state of this page. All lists share it. */
      const stateOfNext: unknown = window.history.state
      const onHistory = (event: PopStateEvent) => {
        // Another page of the panel, which Next shows.
        if (window.location.pathname !== path) return
        event.stopImmediatePropagation()
        // Keeps what is typed, and the address of its list.
        if (holdsWork()) return window.history.pushState(stateOfNext, '', shown)
        const { href } = window.location
        window.history.replaceState(stateOfNext, '', href)
        // Next updates its address only when the state is not its own.
        window.history.replaceState(null, '', href)
        load()
      }
      const stop = new AbortController()
      window.addEventListener('popstate', onHistory, { signal: stop.signal, capture: true })
      return () => stop.abort()
    },
  }
}
