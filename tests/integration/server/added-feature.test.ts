import { getTranslation } from '@payloadcms/translations'
import type { TextField } from 'payload'
import { expect, it } from 'vitest'
import { features } from '../../../src/features'
import { serverFeaturesOf } from '../../../src/features.server'
import { startTasks } from '../../../src/platform/tasks/scheduler'
import { notes } from '../../fixtures/notes-feature/feature'
import { notes as serverNotes } from '../../fixtures/notes-feature/feature.server'
import { openApp } from '../kit/app'
import { createPage } from '../kit/content'
import { describeSite } from '../kit/harness'

const blocks = [
  { blockType: 'noteCount', anchor: 'count' },
  { blockType: 'noteCount', hidden: true },
]

describeSite('a feature', (open, dialect, once) => {
  it('is added by its folder and its line in the list', async () => {
    const site = await open({ features: [...features, notes] })
    // Its own migration would do this.
    await site.sql(
      dialect === 'sqlite'
        ? `create table notes (id integer primary key, title text, updated_at text default current_timestamp,
            created_at text default current_timestamp)`
        : `create table notes (id serial primary key, title varchar, updated_at timestamptz default now(),
            created_at timestamptz default now())`,
    )
    const { config } = site.payload
    expect(config.admin.components.views).toHaveProperty('notes.path', '/notes')
    const [title] = config.collections.find(({ slug }) => String(slug) === 'notes')?.fields ?? []
    const german = { language: 'de', fallbackLanguage: 'en' } as never
    expect(getTranslation((title as TextField).label as never, german)).toBe('Was zu merken ist')
    const web = await openApp(site, { features: [...serverFeaturesOf(), serverNotes] })

    await createPage(site.payload, { title: 'Board', slug: 'board', blocks: blocks as never })
    const tasks = web.parts
      .flatMap((part) => part.tasks ?? [])
      .filter(({ name }) => name === 'writing a note')
    const stop = startTasks(site.payload, tasks)
    await expect.poll(async () => (await web.get('/notes')).body).toContain('<h1>Written by the task</h1>')
    await stop()
    const board = (await web.get('/board')).body
    expect(board).toContain('<section id="count" class="block block-noteCount anchor"><p>Notes: 1</p>')
    expect(board.split('Notes: 1')).toHaveLength(2)
    expect((await web.get('/sitemap.xml')).body).toContain('/notes</loc>')
    await expect(createPage(site.payload, { title: 'Notes', slug: 'notes' })).rejects.toThrow()
  })

  once('leaves nothing when it is removed', async () => {
    const site = await open()
    const web = await openApp(site)
    expect(site.payload.config.collections.map(({ slug }) => slug)).not.toContain('notes')
    expect(site.payload.config.admin.components.views).not.toHaveProperty('notes')
    expect((await web.get('/notes')).statusCode).toBe(404)
    expect((await web.get('/sitemap.xml')).body).not.toContain('/notes</loc>')
    // Its address is free.
    await createPage(site.payload, { title: 'Notes', slug: 'notes' })
    await expect.poll(async () => (await web.get('/notes')).statusCode).toBe(200)
  })
})
