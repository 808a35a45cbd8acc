import { Agent, get } from 'node:http'

const summary = (times, failed) => {
  const sorted = times.sort((a, b) => a - b)
  return {
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
    failed,
  }
}

/**
 * Asks at fixed moments, whether or not the answers before have come: somebody who waits does not keep others from
 * coming. Gives the times until the whole answer was there.
 */
const askRegularly = async (address, headers, everyMs, seconds) => {
  const agent = new Agent({ keepAlive: true })
  const times = []
  let failed = 0
  const ask = () =>
    new Promise((resolve) => {
      const began = performance.now()
      const done = (ok) => {
        if (ok) times.push(performance.now() - began)
        else failed++
        resolve()
      }
      const request = get(address, { agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => done(answer.statusCode === 200))
      })
      request.once('error', () => done(false))
    })
  const asked = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    asked.push(ask())
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  await Promise.all(asked)
  agent.destroy()
  return summary(times, failed)
}

/** What visitors and a monitor notice, from addresses of their own. */
export const probe = async (url, page, seconds) => {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.7' }
  const [pages, health] = await Promise.all([
    askRegularly(url + page, headers, 25, seconds),
    askRegularly(`${url}/healthz`, headers, 50, seconds),
  ])
  return { page: pages, health }
}
