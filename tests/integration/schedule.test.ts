import { expect, it } from 'vitest'
import { openApp } from './app'
import { createPage, createUser } from './content'
import { describeOnBoth } from './harness'

describeOnBoth('scheduled publishing', (open) => {
  it('publishes the page at the scheduled time and not before', async () => {
    const site = await open()
    const web = await openApp(site)
    const user = await createUser(site.payload, 'editor')
    const page = await createPage(site.payload, { title: 'Summer Programme', _status: 'draft' })
    const schedule = (waitUntil: Date) =>
      site.payload.jobs.queue({
        task: 'schedulePublish',
        waitUntil,
        input: {
          type: 'publish',
          doc: { relationTo: 'pages', value: page.id },
          user: { relationTo: 'users', value: user.id },
        } as never,
      })

    await schedule(new Date(Date.now() + 60_000))
    await site.payload.jobs.run()
    expect((await web.get('/summer-programme')).statusCode).toBe(404)

    await schedule(new Date(Date.now() - 1000))
    await site.payload.jobs.run()
    const answer = await web.get('/summer-programme')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('Summer Programme')
    await web.close()
  })
})
