import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const usualRounds = 3
const secondsPerRound = 3
/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** Processor seconds a process has used; undefined where the system does not tell. */
const processorSeconds = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return undefined
  }
}

/**
 * Requests per second, and per second of the server's own processor time, measured in turns so that whatever else the
 * machine does hits all alike. The second figure is the fairer one where the load generator shares the processors.
 */
export const compare = async (targets, { rounds = usualRounds } = {}) => {
  const results = new Map(targets.map(({ name }) => [name, { perSecond: [], perProcessorSecond: [] }]))
  for (let round = 0; round < rounds; round++)
    for (const { name, url, pid, headers } of targets) {
      const before = processorSeconds(pid)
      const { requests, non2xx } = await autocannon({
        url,
        connections: 32,
        duration: secondsPerRound,
        headers: { 'accept-encoding': 'br', ...headers },
      })
      if (non2xx) throw new Error(`${name} answered ${non2xx} errors`)
      results.get(name).perSecond.push(requests.average)
      results.get(name).perProcessorSecond.push(requests.total / (processorSeconds(pid) - before))
    }
  return Object.fromEntries(
    [...results].map(([name, found]) => [
      name,
      { perSecond: median(found.perSecond), perProcessorSecond: median(found.perProcessorSecond) },
    ]),
  )
}
