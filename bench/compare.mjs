import { readdirSync, readFileSync } from 'node:fs'
import { load } from './load.mjs'

const usualRounds = 3
const secondsPerRound = 3
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Processor seconds that all threads of a process have used; NaN where the system does not tell. */
const processorSeconds = (pid) => {
  try {
    const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9
  } catch {
    return Number.NaN
  }
}

/**
 * Requests per second, and per second of the server's own processor time, measured in turns so that whatever else the
 * machine does hits all alike. The second figure is the fairer one where other programs share the processors.
 */
export const compare = async (targets, { rounds = usualRounds, seconds = secondsPerRound } = {}) => {
  const results = new Map(targets.map(({ name }) => [name, { perSecond: [], perProcessorSecond: [] }]))
  for (let round = 0; round < rounds; round++)
    for (const { name, url, pid, headers, status, varies } of targets) {
      const before = processorSeconds(pid)
      const { total, perSecond } = await load(url, {
        // All answers have to be equally long. The brotli bytes of a page become fewer while the site is idle.
        headers: { 'accept-encoding': 'gzip', ...headers },
        status,
        seconds,
        varies,
      })
      results.get(name).perSecond.push(perSecond)
      results.get(name).perProcessorSecond.push(total / (processorSeconds(pid) - before))
    }
  return Object.fromEntries(
    [...results].map(([name, found]) => [
      name,
      { perSecond: median(found.perSecond), perProcessorSecond: median(found.perProcessorSecond) },
    ]),
  )
}
