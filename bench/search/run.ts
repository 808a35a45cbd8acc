// Measures the search on both databases and writes what it found, as JSON, to the file named by the first argument.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { schoolSources } from '../../src/features/schools/search/search-sources.server'
import { SiteSearch } from '../../src/features/search/site-search.server'
import { writtenSources } from '../../src/platform/payload/search-source'
import { allLanguages } from '../../src/shared/language/site-languages'
import { openApp } from '../../tests/integration/kit/app'
import { type BenchSite, openBenchSite } from '../comments/site'
import { fillSearch, vocabulary } from './fill'

const runs = 300

const sources = [
  schoolSources,
  writtenSources('pages', 'page', (slug) => `/${slug}`),
  writtenSources('posts', 'post', (slug) => `/news/${slug}`),
]

const p95 = (times: number[]) => times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] as number

const wordAt = (index: number) => vocabulary[(index * 37) % 4000] as string
const withError = (word: string) => word.slice(0, 2) + word.slice(3)
const swapped = (word: string) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4)

/** Queries as visitors type them: each kind with changing words. */
const queries: Record<string, (index: number) => string> = {
  'a word': (index) => wordAt(index),
  'two words': (index) => `${wordAt(index % 40)} ${wordAt(index)}`,
  'the beginning of a word': (index) => wordAt(index).slice(0, 3),
  'a missing letter': (index) => withError(wordAt(index)),
  'swapped letters': (index) => swapped(wordAt(index)),
  'eight words, most of them unknown': (index) =>
    `${wordAt(index)} ${Array.from({ length: 7 }, (_, at) => `quixotic${at}${wordAt(index + at)}`).join(' ')}`,
}

const memory = () => {
  global.gc?.()
  return process.memoryUsage().heapUsed
}

const measure = async (dialect: 'sqlite' | 'postgres') => {
  const site: BenchSite = await openBenchSite(dialect)
  try {
    await fillSearch(site.payload)
    const before = memory()
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const search = new SiteSearch({
      payload: site.payload,
      readLanguages: () => allLanguages,
      listSources: () => sources,
    })
    const began = performance.now()
    for (;;) {
      const found = await search.find('en', wordAt(1), 1, 10).catch(() => undefined)
      if (found) break
      await wait(50)
    }
    const buildMs = performance.now() - began
    delay.disable()
    const built = { ms: buildMs, longestStallMs: delay.max / 1e6, megabytes: (memory() - before) / 1e6 }
    const found: Record<string, number> = {}
    for (const [name, query] of Object.entries(queries)) {
      const times: number[] = []
      for (let index = 0; index < runs; index++) {
        // Processor time: nothing else waits for the database here, and neighbours do not distort it.
        const start = process.cpuUsage()
        await search.find('en', query(index), 1, 10)
        const { user, system } = process.cpuUsage(start)
        if (index >= 20) times.push((user + system) / 1000)
      }
      found[name] = p95(times)
    }
    const { app, close } = await openApp(site)
    const suggestions: number[] = []
    const updates: number[] = []
    const ask = async (index: number, q: string) => {
      const start = performance.now()
      const { statusCode, body } = await app.inject({
        url: `/search.json?q=${q}`,
        // As many visitors, each with a pause like that between two letters.
        remoteAddress: `198.51.${100 + (index >> 7)}.${index & 127}`,
      })
      return { statusCode, body, ms: performance.now() - start }
    }
    while ((await ask(0, 'warm')).statusCode !== 200) await wait(200)
    for (let index = 0; index < 200; index++) {
      const { statusCode, ms } = await ask(index, Object.values(queries)[index % 5]?.(index) ?? '')
      if (statusCode !== 200) throw new Error(`The search answered ${statusCode}`)
      suggestions.push(ms)
      await wait(60)
    }
    const { docs } = await site.payload.find({ collection: 'pages', limit: 20, depth: 0 })
    for (const [index, { id }] of docs.entries()) {
      await site.payload.update({ collection: 'pages', id, data: { title: `Zanzibar${index}` } })
      const { body, ms } = await ask(index, `zanzibar${index}`)
      if (!body.includes(`Zanzibar${index}`)) throw new Error('a change was not found')
      updates.push(ms)
    }
    await close()
    return { built, queries: found, suggestions: p95(suggestions), update: p95(updates) }
  } finally {
    await site.close()
  }
}

const dialects = process.argv[3] ? [process.argv[3]] : ['sqlite', 'postgres']
const results: Record<string, unknown> = {}
for (const dialect of dialects) results[dialect] = await measure(dialect as 'sqlite' | 'postgres')
writeFileSync(process.argv[2] as string, JSON.stringify(results))
process.exit(0)
