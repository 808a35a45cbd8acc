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
 * Sends requests at fixed times without waiting for earlier answers, because waiting visitors do not keep others from
 * coming. Returns the times until each answer was complete.
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

/** Measures response times for visitors and a monitor, each from their own addresses. */
export const probe = async (url, page, seconds) => {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.7' }
  const [pages, health] = await Promise.all([
    askRegularly(url + page, headers, 25, seconds),
    askRegularly(`${url}/healthz`, headers, 50, seconds),
  ])
  return { page: pages, health }
}
