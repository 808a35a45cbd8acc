import { expect, it } from 'vitest'
import { findSchedules } from '../../../src/platform/payload/admin/drafts/schedules.server'
import { openApp } from '../kit/app'
import { createPage, createUser } from '../kit/content'
import { describeOn, describeSite, openSecondNode } from '../kit/harness'

describeSite('scheduled publishing', (open) => {
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

    const soon = new Date(Date.now() + 60_000)
    await schedule(new Date(Date.now() + 120_000))
    await schedule(soon)
    // The panel names the next time, in lists and above the form.
    const planned = (await findSchedules(site.payload)).get(`pages/${page.id}`)
    expect(planned).toEqual({ type: 'publish', at: soon.toISOString() })
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

describeSite('a job whose process was killed', (open) => {
  it('is run by the next one', async () => {
    const site = await open()
    const user = await createUser(site.payload, 'editor')
    const page = await createPage(site.payload, { title: 'Winter Programme', _status: 'draft' })
    await site.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'pages', value: page.id },
        user: { relationTo: 'users', value: user.id },
      } as never,
    })
    const stateOf = async () =>
      (await site.payload.findByID({ collection: 'pages', id: page.id, draft: true }))._status
    const long = new Date(Date.now() - 16 * 60_000).toISOString()
    await site.sql('update payload_jobs set processing = true')
    await site.payload.jobs.run()
    expect(await stateOf()).toBe('draft')
    await site.sql(`update payload_jobs set updated_at = '${long}'`)
    await site.payload.jobs.run()
    expect(await stateOf()).toBe('published')
  })
})

describeOn('postgres', 'jobs of two nodes', (open) => {
  it('are each run by one of them', async () => {
    const first = await open()
    const second = await openSecondNode(first)
    const user = await createUser(first.payload, 'editor')
    const pages = []
    for (let count = 0; count < 5; count++) {
      const page = await createPage(first.payload, { title: `Planned ${count}`, _status: 'draft' })
      pages.push(page.id)
      await first.payload.jobs.queue({
        task: 'schedulePublish',
        input: {
          type: 'publish',
          doc: { relationTo: 'pages', value: page.id },
          user: { relationTo: 'users', value: user.id },
        } as never,
      })
    }
    const runs = await Promise.all([first, second].map(({ payload }) => payload.jobs.run({ limit: 20 })))
    const done = runs.flatMap(({ jobStatus }) => Object.keys(jobStatus ?? {}))
    expect(done).toHaveLength(pages.length)
    expect(new Set(done).size).toBe(pages.length)
    const { totalDocs } = await first.payload.find({
      collection: 'pages',
      where: { _status: { equals: 'published' } },
    })
    expect(totalDocs).toBe(pages.length)
    await second.close()
  })
})
