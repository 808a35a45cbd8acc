import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { User } from '../../../src/platform/payload/payload-types'
import { findUses } from '../../../src/platform/payload/references/uses.server'
import { blockSamples } from '../../fixtures/block-samples'
import { createForm } from '../forms/site-forms'
import {
  createCourse,
  createPage,
  createPost,
  createSchool,
  createUser,
  openSession,
  password,
} from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('reusable content in use', (open) => {
  let site: Site
  let req: PayloadRequest
  let editor: User
  let headers: Record<string, string>

  const keep = async (title: string) =>
    site.payload.create({
      collection: 'reusable-content',
      data: { title, blocks: [blockSamples.callToAction], _status: 'published' },
    })
  const placing = (content: number) => [{ id: 'reused', blockType: 'reusable' as const, content }]
  const remove = async (id: number, language = 'en', collection = 'reusable-content') => {
    const answer = await site.rest(`/api/${collection}/${id}`, {
      method: 'DELETE',
      headers: { ...headers, 'accept-language': language },
    })
    const body = (await answer.json()) as { errors?: { message: string }[] }
    return { status: answer.status, message: body.errors?.[0]?.message }
  }

  beforeAll(async () => {
    site = await open()
    req = await createLocalReq({}, site.payload)
    editor = await createUser(site.payload, 'editor')
    const token = await openSession(site.payload, { email: editor.email, password })
    headers = { authorization: `JWT ${token}` }
  })

  it('names every kind of document that places it, published or draft', async () => {
    const { id } = await keep('Seasons')
    const other = await keep('Something else')
    const blocks = placing(id) as never
    const page = await createPage(site.payload, { title: 'About us', blocks })
    await createPage(site.payload, { title: 'Another page', blocks: placing(other.id) as never })
    const post = await createPost(site.payload, { title: 'Spring', blocks, _status: 'draft' })
    const school = await createSchool(site.payload, { name: 'Harbour' })
    await site.payload.update({ collection: 'schools', id: school.id, data: { blocks }, draft: true })
    const course = await createCourse(site.payload, school.id, 'Morning course')
    await site.payload.update({ collection: 'courses', id: course.id, data: { blocks } })
    await site.payload.updateGlobal({ slug: 'home-page', data: { blocks, _status: 'published' } })

    const uses = await findUses(req, { collection: 'reusable-content', id })
    expect(uses).toEqual([
      { kind: '', title: 'Home page', href: '/admin/globals/home-page', isPublic: true },
      {
        kind: 'School',
        title: 'Harbour',
        href: `/admin/collections/schools/${school.id}`,
        isPublic: false,
      },
      {
        kind: 'Course',
        title: 'Morning course',
        href: `/admin/collections/courses/${course.id}`,
        isPublic: true,
      },
      { kind: 'Page', title: 'About us', href: `/admin/collections/pages/${page.id}`, isPublic: true },
      { kind: 'Post', title: 'Spring', href: `/admin/collections/posts/${post.id}`, isPublic: false },
    ])
  })

  it('of the kind form is not deleted while a page shows it; what was sent with it does not count', async () => {
    const form = await createForm(site.payload)
    const blocks = [{ blockType: 'form', form: form.id }] as never
    const page = await createPage(site.payload, { title: 'Write to us', blocks })
    await site.payload.create({
      collection: 'form-submissions',
      data: { form: form.id, summary: 'Hello', state: 'new' } as never,
    })
    expect(await remove(form.id, 'en', 'forms')).toEqual({
      status: 409,
      message: 'This content is placed on Page “Write to us”. Remove it there first.',
    })
    await site.payload.delete({ collection: 'pages', id: page.id })
    expect((await remove(form.id, 'en', 'forms')).status).toBe(200)
  })

  it('is not deleted, and the refusal names where it is in the language of the panel', async () => {
    const { id } = await keep('Prices')
    const page = await createPage(site.payload, { title: 'Fees', blocks: placing(id) as never })
    expect(await remove(id)).toEqual({
      status: 409,
      message: 'This content is placed on Page “Fees”. Remove it there first.',
    })
    expect(await remove(id, 'de')).toMatchObject({
      message: 'Dieser Inhalt steht auf Seite „Fees“. Entfernen Sie ihn zuerst dort.',
    })
    // A draft without it is not enough: visitors still see the published page.
    await site.payload.update({ collection: 'pages', id: page.id, data: { blocks: [] }, draft: true })
    expect((await remove(id)).status).toBe(409)
    await site.payload.update({
      collection: 'pages',
      id: page.id,
      data: { blocks: [], _status: 'published' },
    })
    expect((await remove(id)).status).toBe(200)
  })

  it('is deleted if nothing places it, and a long list of places is cut', async () => {
    const unused = await keep('Nobody')
    // Payload notes who is editing it, which is no use.
    await site.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'reusable-content', value: unused.id },
        user: { relationTo: 'users', value: editor.id },
      },
    })
    expect(await remove(unused.id)).toMatchObject({ status: 200 })
    const { id } = await keep('Everywhere')
    for (let n = 1; n <= 7; n++)
      await createPage(site.payload, { title: `Place ${n}`, blocks: placing(id) as never })
    expect((await remove(id)).message).toMatch(/“Place \d” and 2 others\. Remove it there first\.$/)
  })
})
