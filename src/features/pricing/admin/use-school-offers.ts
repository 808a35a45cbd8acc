import { useEffect, useState } from 'react'
import type { OfferedItem } from './grid/grid-rows'

interface Offers {
  /** Id of the school. */
  school: number
  items: OfferedItem[]
  failed: boolean
}

interface FoundOffers {
  docs: { number?: number | null; title?: string | null }[]
}

const kinds = [
  ['course', 'courses'],
  ['accommodation', 'accommodation'],
] as const

const fetchOffers = async (school: number, locale: string, signal: AbortSignal): Promise<OfferedItem[]> => {
  const found = await Promise.all(
    kinds.map(async ([kind, collection]) => {
      // A course can be priced before it is published.
      const query = `draft=true&where[school][equals]=${school}&sort=position,id&limit=0&depth=0&locale=${locale}&select[number]=true&select[title]=true`
      const response = await fetch(`/api/${collection}?${query}`, { credentials: 'same-origin', signal })
      if (!response.ok) throw new Error(`${collection}: ${response.status}`)
      const { docs } = (await response.json()) as FoundOffers
      return docs.flatMap(({ number, title }) =>
        typeof number === 'number' ? [{ kind, number, title: title ?? '' }] : [],
      )
    }),
  )
  return found.flat()
}

/** The offers of the chosen school; undefined while they are loading. */
export const useSchoolOffers = (school: number | undefined, locale: string): Offers | undefined => {
  const [offers, setOffers] = useState<Offers>()
  useEffect(() => {
    if (school === undefined) return
    const aborted = new AbortController()
    fetchOffers(school, locale, aborted.signal).then(
      (items) => setOffers({ school, items, failed: false }),
      () => {
        if (!aborted.signal.aborted) setOffers({ school, items: [], failed: true })
      },
    )
    return () => aborted.abort()
  }, [school, locale])
  return offers?.school === school ? offers : undefined
}
