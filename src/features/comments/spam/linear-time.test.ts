import { describe, expect, it } from 'vitest'
import { contentParagraphs } from '../comment/content-parts'
import { brokenRules } from './spam-rules'
import { tokensOf } from './tokens'

// Anyone can send a comment, so no text may take more than linear time.

const doublings = 5
const shortest = 2000
/** Five doublings make linear work 32 times as much, and n^1.5 work 181 times: the limit lies between. */
const mostGrowth = 32 * 3
const patienceMs = 20_000

const milliseconds = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system + 1) / 1000
}

/** How much longer the long text takes. Other work of this process only adds time, so the best of several measurements counts. */
const growthOf = (run: (text: string) => unknown, unit: string): number => {
  const textOf = (length: number) => unit.repeat(length / unit.length)
  const [short, long] = [textOf(shortest), textOf(shortest * 2 ** doublings)]
  let [ofShort, ofLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const giveUp = performance.now() + patienceMs
  while (!(ofLong / ofShort < mostGrowth) && performance.now() < giveUp) {
    for (let time = 0; time < 20; time++)
      ofShort = Math.min(
        ofShort,
        milliseconds(() => run(short)),
      )
    ofLong = Math.min(
      ofLong,
      milliseconds(() => run(long)),
    )
  }
  return ofLong / ofShort
}

describe.each([
  ['links in a text', (text: string) => contentParagraphs(`https://school.example/${text}`)],
  ['words for the spam filter', (text: string) => tokensOf({ content: text })],
  ['the fixed rules', (text: string) => brokenRules({ content: text }, { blocklist: 'casino', maxLinks: 2 })],
])('%s take linear time', (_, run) => {
  it.each([')', ').', 'a-', 'a.', 'a@', '@.', '\u0301\u0323', 'http://', '\n '])('for %j', (unit) => {
    expect(growthOf(run, unit)).toBeLessThan(mostGrowth)
  })
})
