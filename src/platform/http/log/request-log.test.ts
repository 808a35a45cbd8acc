import pino from 'pino'
import { expect, it } from 'vitest'
import { loggerOptions } from './error-log'
import { requestLog } from './request-log'

const open = (level: string) => {
  const lines: string[] = []
  const output = { write: (line: string) => void lines.push(line) }
  return { logger: pino({ level, ...loggerOptions }, output), output, lines }
}

it('writes the same line as Pino does for a request', () => {
  const { logger, output, lines } = open('info')
  const fields = { method: 'GET', path: '/de/schools/"é"', status: 200, ms: 3 }
  requestLog(logger, output)?.(`,"method":"GET","path":${JSON.stringify(fields.path)},"status":200,"ms":3`)
  const { reqId } = JSON.parse(lines[0] ?? '')
  logger.child({ reqId }).info(fields, 'request')
  const [ours, pinos] = lines.map((line) => line.replace(/"time":\d{13},/, ''))
  expect(ours).toBe(pinos)
  expect(ours).toMatch(/"reqId":"[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-\d{12}"/)
})

it('gives every line another id', () => {
  const { logger, output, lines } = open('info')
  const write = requestLog(logger, output)
  for (let i = 0; i < 3; i++) write?.(',"status":200')
  expect(new Set(lines.map((line) => JSON.parse(line).reqId)).size).toBe(3)
})

it('writes nothing if the level is higher', () => {
  const { logger, output } = open('warn')
  expect(requestLog(logger, output)).toBeUndefined()
})
