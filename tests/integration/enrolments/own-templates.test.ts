import { beforeAll, expect, it } from 'vitest'
import { MAX_OWN_TEMPLATES } from '../../../src/features/enrolments/office/own-templates'
import { readDrafts, readEnrolment } from '../../../src/features/enrolments/office/read-enrolment.server'
import type { User } from '../../../src/platform/payload/payload-types'
import { openApp, type TestApp } from '../kit/app'
import { createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createPricedSchool } from '../kit/priced-school'
import { filledForm } from './enrol-form'

describeSite('templates of mails that the office writes itself', (open) => {
  let site: Site
  let web: TestApp
  let editor: User
  let moderator: User
  const sessions: Record<string, string> = {}

  beforeAll(async () => {
    site = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
    await createPricedSchool(site.payload)
    web = await openApp(site)
    editor = await createUser(site.payload, 'editor')
    moderator = await createUser(site.payload, 'moderator')
    for (const { email } of [editor, moderator])
      sessions[email] = `payload-token=${await openSession(site.payload, { email, password })}`
    return () => web.close()
  })

  const newEnrolment = async (prefix = '') => {
    const quote = await web.post('/schools/priced/quotes', { course: '2', weeks: '4' })
    const url = `${quote.headers.location}/enrol`
    expect((await web.post(`${prefix}${url}`, await filledForm(web, url))).statusCode).toBe(303)
    const { docs } = await site.payload.find({ collection: 'enrolments', sort: '-id', limit: 1, depth: 0 })
    const [enrolment] = docs
    if (!enrolment) throw new Error('not stored')
    return enrolment
  }
  const post = (path: string, body: object, { email }: User = editor) =>
    web.app.inject({
      method: 'POST',
      url: `/api/desk${path}`,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: sessions[email] ?? '',
      },
      payload: JSON.stringify(body),
    })
  const bring = {
    name: 'What to bring',
    subject: 'What to bring to {course}',
    text: 'Dear {name},\n\nA towel.',
  }
  const save = async (templates: object[], user: User = editor, locale: 'en' | 'de' = 'en') => {
    const saved = await site.payload.updateGlobal({
      slug: 'mail-templates',
      locale,
      data: { templates: templates as [] },
      user,
      overrideAccess: false,
    })
    return (saved.templates ?? []).map(({ id }) => ({ id: String(id), template: `own:${id}` }))
  }

  it('are written by editors, not by moderators', async () => {
    await expect(save([bring], moderator)).rejects.toMatchObject({ status: 403 })
    expect(await save([bring])).toHaveLength(1)
  })

  it('refuse words that nothing fills in, naming the field, and more than the limit', async () => {
    const wrong = { ...bring, text: 'Dear {nmae}, {invoice} {name}' }
    await expect(save([bring, wrong])).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'templates.1.text',
            message: expect.stringMatching(/^Nothing is filled in for \{nmae\}, \{invoice\}\. .*\{name\}/),
          },
        ],
      },
    })
    await expect(save(Array.from({ length: MAX_OWN_TEMPLATES + 1 }, () => bring))).rejects.toMatchObject({
      data: { errors: [{ path: 'templates' }] },
    })
  })

  it('are filled in in the language of the student, else in the main one, which is said', async () => {
    const [first] = await save([bring])
    await save(
      [{ ...bring, id: first?.id, subject: 'Was Sie mitbringen', text: 'Guten Tag {name}' }],
      editor,
      'de',
    )
    const template = first?.template ?? ''
    const draftFor = async (prefix: string) => {
      const { id, name } = await newEnrolment(prefix)
      const { drafts } = await readDrafts(site.payload, id, editor)
      return { name, draft: drafts[template] }
    }
    const german = await draftFor('/de')
    expect(german.draft).toEqual({ subject: 'Was Sie mitbringen', text: `Guten Tag ${german.name}` })
    const french = await draftFor('/fr')
    expect(french.draft).toMatchObject({ text: `Dear ${french.name},\n\nA towel.`, language: 'en' })
    expect(french.draft?.subject).not.toContain('{')
  })

  it('set the state of the enrolment, for one and for several, and leave sent mails when they are deleted', async () => {
    const [plain, waits] = await save([bring, { ...bring, name: 'Family', state: 'waiting' }])
    const [one, other] = [await newEnrolment(), await newEnrolment()]
    const shown = await readEnrolment(site.payload, one.id, { locale: 'en', user: editor })
    expect(shown?.ownTemplates.map(({ name }) => name)).toEqual(['What to bring', 'Family'])
    const mail = { template: plain?.template, subject: 'Towel', text: 'Dear Ana,\n\nA towel.' }
    const writeOne = (version: number, user?: User) =>
      post(`/enrolments/${one.id}/changes`, { version, mail }, user)
    expect((await writeOne(1, moderator)).statusCode).toBe(403)
    expect((await writeOne(1)).statusCode).toBe(200)
    const read = (id: number) => site.payload.findByID({ collection: 'enrolments', id, depth: 0 })
    expect(await read(one.id)).toMatchObject({ state: 'in-progress' })
    const batch = await post('/batches', {
      targets: [
        { id: one.id, version: 2 },
        { id: other.id, version: 1 },
      ],
      mail: { template: waits?.template },
    })
    expect(batch.json()).toMatchObject({ changed: [one.id, other.id] })
    const after = await read(other.id)
    expect(after).toMatchObject({ state: 'waiting' })
    expect(after.due).toBeTruthy()
    const mails = () =>
      site.payload.find({
        collection: 'outgoing-mail',
        where: { to: { equals: other.email }, subject: { contains: 'What to bring' } },
      })
    const { totalDocs } = await mails()
    expect(totalDocs).toBeGreaterThan(0)
    await save([])
    expect((await mails()).totalDocs).toBe(totalDocs)
    const gone = await writeOne(3)
    expect(gone.statusCode).toBe(400)
    expect(gone.json().error).toMatchObject({ field: 'template', reason: { code: 'refused.templateGone' } })
  })
})
