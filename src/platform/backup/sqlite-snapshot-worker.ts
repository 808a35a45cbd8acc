import { parentPort, workerData } from 'node:worker_threads'
import { createClient } from '@libsql/client'
import type { SnapshotOrder } from './sqlite-snapshot'

// SQLite copies a database synchronously. In this thread it does not keep the site from answering.

const { url, file } = workerData as SnapshotOrder
const client = createClient({ url, timeout: 10_000 })
try {
  await client.execute(`vacuum into '${file.replaceAll("'", "''")}'`)
  parentPort?.postMessage('done')
} finally {
  client.close()
}
