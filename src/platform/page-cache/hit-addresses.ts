import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { languageTarget, type SiteLanguages } from '../../shared/language/site-languages'
import { textEntrySize } from '../cache/memory-size'
import { pathForLog } from '../http/log/path-for-log'
import { localeOf } from '../http/routes'
import type { HitSource } from './hit-source'

/** An address that Fastify has answered from memory. */
export interface Hit {
  source: HitSource
  key: string
  /** The languages of the site at that time. With others, the address may redirect or name another page. */
  languages: SiteLanguages
  /** Method and path, as a line of the log has them. */
  logged: string
  route: FastifyContextConfig
}

interface CurrentLanguages {
  /** Returns an identical object until the languages change; a promise while they are being read. */
  current: () => SiteLanguages | Promise<SiteLanguages>
}

/** A longer address is not kept. */
const maxLength = 1000
const mostBytes = 4 * 1024 * 1024

/** The addresses, as they were requested, of responses in memory. Nothing of an address is parsed to find its response. */
export class HitAddresses {
  readonly #languages: CurrentLanguages
  /** An address that is dropped is noted again by its next request. */
  readonly #hits = new LRUCache<string, Hit>({
    maxSize: mostBytes,
    sizeCalculation: ({ key, logged }, url) => textEntrySize(key + logged, url),
  })

  constructor(languages: CurrentLanguages) {
    this.#languages = languages
  }

  remember = ({ url, params, routeOptions }: FastifyRequest, source: HitSource, key: string): void => {
    if (url.length > maxLength || !url.startsWith('/')) return
    const languages = this.#languages.current()
    if (languages instanceof Promise) return
    // They may have changed since the request began.
    if (routeOptions.config.isLocalised && languageTarget(url, localeOf({ params }), languages) !== undefined)
      return
    this.#hits.set(url, {
      ...{ source, key, languages },
      logged: `,"method":"GET","path":${JSON.stringify(pathForLog(url))}`,
      route: routeOptions.config,
    })
  }

  /** Undefined if the address is unknown, or was noted before a change of the site's languages. */
  find(url: string): Hit | undefined {
    const hit = this.#hits.get(url)
    return hit && hit.languages === this.#languages.current() ? hit : undefined
  }

  isInMemory(url: string): boolean {
    const hit = this.find(url)
    return hit?.source.has(hit.key) ?? false
  }
}
