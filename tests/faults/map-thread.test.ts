import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOn, type Site } from '../integration/kit/harness'
import { createMappedSchool } from '../integration/map/mapped-school'
import { recordFault } from './kit/fault-table'
import { runSite } from './kit/site-process'
import { asVisitor } from './kit/writers'

const kills = 10

describeOn('sqlite', 'a thread of the map engine that dies', (open) => {
  let site: Site
  let slug: string
  let running: Awaited<ReturnType<typeof runSite>>
  const orders = () => path.join(site.env.dataDir, 'orders')

  beforeAll(async () => {
    site = await open()
    const { school } = await createMappedSchool(site.payload)
    await site.payload.update({ collection: 'schools', id: school.id, data: { _status: 'published' } })
    slug = school.slug ?? ''
    await site.close()
    running = await runSite(
      {
        ...{ DATA_DIR: site.env.dataDir, DATABASE_URL: site.env.database.url, TRUST_PROXY: '1' },
        FAULT_CLOCK_FILE: orders(),
      },
      [
        ...[
          process.execPath,
          '--conditions=production',
          '--require',
          './tests/faults/kit/change-process.cjs',
        ],
        'dist/server/main.js',
      ],
    )
    await running.ready()
  })
  afterAll(() => void running.child.kill('SIGKILL'))

  const ask = async () => {
    const from = encodeURIComponent('5 Quay Street, Alder Bay')
    const response = await fetch(`${running.url}/schools/${slug}/directions.json?from=${from}`, {
      headers: asVisitor(),
    })
    await response.arrayBuffer()
    return response.status
  }

  it('fails at most the requests it was working on; the next ones open the map again', async () => {
    await expect.poll(ask, { timeout: 60_000 }).toBe(200)
    writeFileSync(orders(), 'threads')
    const recoveries: number[] = []
    const statuses: number[] = []
    for (let kill = 0; kill < kills; kill++) {
      const underWay = Promise.all(Array.from({ length: 5 }, ask))
      running.child.kill('SIGUSR2')
      statuses.push(...(await underWay))
      const began = performance.now()
      await expect.poll(ask, { timeout: 60_000, interval: 20 }).toBe(200)
      recoveries.push(performance.now() - began)
      expect((await running.get(`/schools/${slug}`))?.status).toBe(200)
    }
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
    expect(running.child.exitCode).toBeNull()
    const recoveryMs = Math.max(...recoveries)
    console.log(
      `${kills} deaths of map threads: ${statuses.filter((status) => status === 503).length} of ${statuses.length} requests got 503; back after ${Math.round(recoveryMs)} ms`,
    )
    recordFault({
      ...{ fault: 'thread of the map engine dies', database: 'sqlite', extent: `${kills} times`, recoveryMs },
      meanwhile: 'at most 503 for directions that were being computed; pages with address and links',
    })
  })
})
