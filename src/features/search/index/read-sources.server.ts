import type { Payload } from 'payload'
import { type SearchSources, SOURCES_PER_READ } from '../../../platform/payload/search-source'
import type { IndexLanguage, SearchSource } from '../../../shared/search-entry'

const idIn = (tag: string): number => Number(tag.slice(tag.indexOf(':') + 1))

/** All published documents in one language, a few at a time. */
export async function* readAllSources(
  kinds: readonly SearchSources[],
  payload: Payload,
  site: IndexLanguage,
): AsyncGenerator<SearchSource[]> {
  for (const { read } of kinds) {
    let last = 0
    for (;;) {
      const sources = await read(payload, site, { id: { greater_than: last } })
      if (sources.length === 0) break
      yield sources
      last = idIn((sources.at(-1) as SearchSource).tag)
    }
  }
}

/** Those of these sources that are published. */
export async function* readSources(
  kinds: readonly SearchSources[],
  payload: Payload,
  site: IndexLanguage,
  tags: readonly string[],
): AsyncGenerator<SearchSource[]> {
  for (const { collection, read } of kinds) {
    const ids = tags.filter((tag) => tag.startsWith(`${collection}:`)).map(idIn)
    for (let start = 0; start < ids.length; start += SOURCES_PER_READ)
      yield await read(payload, site, { id: { in: ids.slice(start, start + SOURCES_PER_READ) } })
  }
}
