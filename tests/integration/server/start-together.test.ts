import type { Payload } from 'payload'
import { expect, it } from 'vitest'
import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { prepareDatabase } from '../../../src/cms/start'
import { oneNodeAtATime } from '../../../src/platform/database/locks'
import { createSchool } from '../kit/content'
import { describeOn, type OpenSite, openSecondNode } from '../kit/harness'

const environment = {
  ADMIN_EMAIL: 'ada@school.example',
  ADMIN_PASSWORD: 'correct horse battery',
}

const openTwo = async (open: OpenSite) => {
  const first = await open({ env: environment, empty: true })
  return { first, second: await openSecondNode(first, environment) }
}

const never = () => new Promise<never>(() => {})

describeOn('postgres', 'two nodes that start together', (open) => {
  it('both start on an empty database, with one demo and one administrator', async () => {
    const { first, second } = await openTwo(open)
    // Replaces the demo, which would take most of the suite's time.
    const fill = async (payload: Payload) => {
      await createSchool(payload, { name: 'Demo' })
    }
    await Promise.all([first, second].map(({ payload, env }) => prepareDatabase(payload, env, fill)))
    const { docs: users } = await second.payload.find({ collection: 'users' })
    expect(users).toMatchObject([{ email: environment.ADMIN_EMAIL, role: 'administrator' }])
    const { docs: schools } = await first.payload.find({ collection: 'schools' })
    expect(schools).toMatchObject([{ name: 'Demo' }])
    expect(await first.sql('select name from payload_migrations')).toHaveLength(
      migrationsOf(first.env).length,
    )
    await second.close()
  })

  it('run one at a time, and the second continues if the first fails', async () => {
    const { first, second } = await openTwo(open)
    const order: string[] = []
    const failing = oneNodeAtATime(first.payload, async () => {
      order.push('first')
      await new Promise((resolve) => setTimeout(resolve, 200))
      order.push('first failed')
      throw new Error('no')
    })
    // The first node now holds the lock.
    await expect.poll(() => order).toEqual(['first'])
    const waiting = oneNodeAtATime(second.payload, async () => order.push('second'))
    await expect(failing).rejects.toThrow('no')
    await waiting
    expect(order).toEqual(['first', 'first failed', 'second'])
    await second.close()
  })

  it('fail with a clear error if the other node does not finish', async () => {
    const { first, second } = await openTwo(open)
    let holds = false
    void oneNodeAtATime(first.payload, () => {
      holds = true
      return never()
    })
    await expect.poll(() => holds).toBe(true)
    await expect(oneNodeAtATime(second.payload, never, 300)).rejects.toMatchObject({
      code: 'database_busy',
      message: expect.stringMatching(/^Another node has been preparing the database for 1 seconds/),
    })
    await second.close()
  })
})
