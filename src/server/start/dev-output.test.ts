import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { failurePage, foldStack, formatLogs, placeOf } from './dev-output'

const own = path.resolve('src/shared/locale.ts')
const stack = [
  'Error: no price',
  `    at toPrice (${own}:2:7)`,
  '    at render (/site/node_modules/react-dom/server.js:10:3)',
  '    at run (node:internal/process/task_queues:95:5)',
  `    at page (${own}:5:1)`,
  '    at last (/site/node_modules/fastify/lib/reply.js:1:1)',
].join('\n')

describe('a stack', () => {
  it('is printed with the frames of packages folded', () => {
    expect(foldStack(stack).split('\n')).toEqual([
      'Error: no price',
      `    at toPrice (${own}:2:7)`,
      '    … 2 frames of packages',
      `    at page (${own}:5:1)`,
      '    … 1 frame of packages',
    ])
  })

  it('has the first line of our own code', () => {
    expect(placeOf(stack)).toEqual({ file: own, line: 2 })
    expect(placeOf('Error: x\n    at a (/x/node_modules/a.js:1:1)')).toBeUndefined()
  })
})

describe('log lines', () => {
  const time = new Date(2026, 0, 1, 9, 5, 7).getTime()
  const request = { level: 30, time, msg: 'request', method: 'GET', status: 200, ms: 12 }

  it('are one short line for a request, and nothing for files of the panel', () => {
    const format = formatLogs()
    expect(format({ ...request, path: '/schools' })).toBe('09:05:07 200 GET /schools 12 ms\n')
    expect(format({ ...request, path: '/_next/static/x.js' })).toBeUndefined()
  })

  it('show other fields, and the stack of an error once', () => {
    const format = formatLogs()
    const failed = { level: 50, time, pid: 1, reqId: 'r', msg: 'request failed', code: 'internal' }
    const err = { message: 'no price', stack: 'Error: no price\n    at a (/x.ts:1:1)' }
    expect(format({ ...failed, err })).toBe(
      '09:05:07 error request failed code=internal\nError: no price\n    at a (/x.ts:1:1)\n',
    )
    expect(format({ ...failed, err })).toBe('09:05:07 error request failed code=internal (the error above)\n')
  })
})

it('the failure page shows message, file, line and source', () => {
  const html = failurePage(Object.assign(new Error('no <price>'), { stack }))
  expect(html).toContain('<h1>Error: no &lt;price&gt;</h1><p>src/shared/locale.ts:2</p>')
  expect(html).toMatch(/&gt; {4}2 \| /)
  expect(html).toContain('/@vite/client')
})
