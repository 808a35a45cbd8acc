import { beforeAll, expect, it, vi } from 'vitest'
import type { School } from '../../../src/platform/payload/payload-types'
import { openApp, type TestApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeOn, onServer, openSecondNode, type Site } from '../kit/harness'

describeOn('postgres', 'two nodes on one database', (open) => {
  let first: Site
  let second: Site
  let far: TestApp
  let school: School
  const address = () => `/schools/${school.slug}`

  beforeAll(async () => {
    first = await open()
    second = await openSecondNode(first)
    const near = await openApp(first)
    far = await openApp(second)
    school = await createSchool(first.payload)
    return async () => {
      await near.close()
      await far.close()
      await second.close()
    }
  })

  const edit = (summary: string) =>
    first.payload.update({ collection: 'schools', id: school.id, data: { summary } })
  const shown = async () => (await far.get(address())).body

  it('receive each other’s changes', async () => {
    await shown()
    await edit('Sent to the other node.')
    await expect.poll(shown, { timeout: 15_000, interval: 20 }).toContain('Sent to the other node.')
  })

  it('render only the changed page', async () => {
    const other = await createSchool(first.payload)
    await far.get(`/schools/${other.slug}`)
    await shown()
    const { renders } = far.cache.stats
    await edit('Only this one.')
    await expect.poll(shown, { timeout: 15_000, interval: 20 }).toContain('Only this one.')
    expect(far.cache.stats.renders - renders).toBe(1)
  })

  it('catch up on changes missed while the connection was lost', async () => {
    await shown()
    await onServer("select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'")
    await edit('Said to nobody.')
    await expect.poll(shown, { timeout: 15_000, interval: 50 }).toContain('Said to nobody.')
    await edit('Received again.')
    await expect.poll(shown, { timeout: 15_000, interval: 20 }).toContain('Received again.')
  })

  it('receive a change later if the connection is lost during its announcement', async () => {
    await shown()
    const { pool } = first.payload.db as unknown as {
      pool: { query: (...args: unknown[]) => Promise<unknown> }
    }
    const query = pool.query.bind(pool)
    let lost = 0
    const spy = vi.spyOn(pool, 'query').mockImplementation((...args) => {
      // Ends the connection before the notification with the changed tags is sent.
      const isLost = String(args[0]).includes('pg_notify') && JSON.stringify(args[1]).includes('tags')
      if (isLost) lost++
      return isLost ? query('select pg_terminate_backend(pg_backend_pid())') : query(...args)
    })
    try {
      await edit('Announced late.')
      await expect.poll(shown, { timeout: 15_000, interval: 50 }).toContain('Announced late.')
    } finally {
      spy.mockRestore()
    }
    expect(lost).toBeGreaterThan(0)
  })
})
