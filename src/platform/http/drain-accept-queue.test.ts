import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { acceptBeforeClose } from './drain-accept-queue'

const clients = 20

/** Connects and sends a form for each client, sets a flag when all are sent, and returns how many were answered. */
const sendAll = `
  const { workerData: { port, clients, flag }, parentPort } = require('node:worker_threads')
  const { connect } = require('node:net')
  let sent = 0, ended = 0, answered = 0
  for (let client = 0; client < clients; client++) {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\\r\\nhost: x\\r\\ncontent-length: 1\\r\\nconnection: close\\r\\n\\r\\nx', () => {
        if (++sent < clients) return
        Atomics.store(flag, 0, 1)
        Atomics.notify(flag, 0)
      })
    })
    socket.on('data', () => answered++)
    socket.on('error', () => {})
    socket.on('close', () => ++ended === clients && parentPort.postMessage(answered))
  }`

it('lets all clients that are connected be answered before the port closes', async () => {
  const server = acceptBeforeClose(createServer((_request, response) => response.end('stored')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const flag = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(sendAll, { eval: true, workerData: { port, clients, flag } })
  const answered = new Promise((resolve) => worker.once('message', resolve))
  // This thread is busy, so that all of them wait.
  expect(Atomics.wait(flag, 0, 0, 50_000)).not.toBe('timed-out')
  server.close()
  expect(await answered).toBe(clients)
  await worker.terminate()
})

it('gives up under a load that never pauses', async () => {
  const server = acceptBeforeClose(createServer(), 50)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let isOver = false
  const keepBusy = () => {
    const end = performance.now() + 1
    while (performance.now() < end);
    if (!isOver) setImmediate(keepBusy)
  }
  keepBusy()
  const began = performance.now()
  await new Promise((resolve) => server.close(resolve))
  isOver = true
  expect(performance.now() - began).toBeGreaterThanOrEqual(50)
})
