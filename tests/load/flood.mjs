// One attack in a separate process: attacks.mjs starts it with its options as JSON and reads the counts it prints.
import { randomBytes, randomInt } from 'node:crypto'
import { setPriority } from 'node:os'
import autocannon from 'autocannon'

const { url, kind, network, addresses, connections, seconds, page, quote } = JSON.parse(process.argv[2])
setPriority(10)

const word = () => randomBytes(6).toString('hex')
const paths = {
  refused: () => '/de/quotes/none.pdf',
  searches: () => (randomInt(2) ? `/?q=${word()}` : `/schools/search.json?q=${word()}`),
  pdf: () => `${quote}.pdf`,
  unknown: () => (randomInt(2) ? `/no-${word()}` : `/schools/no-${word()}`),
  variants: () =>
    `${page}?weeks=${randomInt(1, 52)}&start=2027-0${randomInt(1, 9)}-${randomInt(10, 28)}&extras=${word()}`,
  quotes: () => `/quotes/${randomBytes(18).toString('base64url')}`,
  rest: () => `/api/schools?depth=5&limit=0&where[name][not_equals]=${word()}`,
  login: () => '/admin/login',
}

let turn = 0
const setupRequest = (request) => {
  turn++
  request.path = paths[kind]()
  request.headers = {
    ...request.headers,
    accept: 'text/html',
    'accept-encoding': 'br',
    'x-forwarded-for': `${network}.${turn % addresses}`,
  }
  return request
}

const { statusCodeStats, errors, timeouts } = await autocannon({
  url,
  connections,
  duration: seconds,
  timeout: 30,
  requests: [{ method: 'GET', path: '/', setupRequest }],
})
const answers = Object.fromEntries(
  Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]),
)
console.log(JSON.stringify({ ...answers, ...(errors ? { errors, timeouts } : {}) }))
