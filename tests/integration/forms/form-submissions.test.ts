import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTable } from '../../../src/platform/csv/csv-table'
import type { User } from '../../../src/platform/payload/payload-types'
import { openApp, type TestApp } from '../kit/app'
import { createUser, openSession, password } from '../kit/content'
import { callPersons } from '../kit/endpoints'
import { everyText } from '../kit/every-text'
import { describeSite, type Site } from '../kit/harness'
import { createForm, everyField, filledIn } from './site-forms'

describeSite('submissions of forms', (open) => {
  let site: Site
  let web: TestApp
  let editor: User
  let administrator: User

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    administrator = await createUser(site.payload, 'administrator')
    editor = await createUser(site.payload, 'editor')
  })
  afterAll(() => web.close())

  const send = async (slug: string, fields: Record<string, string>) => {
    const answer = await web.post(`/forms/${slug}`, fields)
    expect(answer.headers.location).toContain('/sent')
    const { docs } = await site.payload.find({
      collection: 'form-submissions',
      sort: '-id',
      depth: 0,
      limit: 1,
    })
    const [stored] = docs
    if (!stored) throw new Error('nothing was stored')
    return stored
  }

  const tokenOf = async ({ email }: User) => await openSession(site.payload, { email, password })
  const exported = async (user: User | undefined, query = '') =>
    site.rest(`/api/form-submissions/export.csv${query}`, {
      headers: user ? { authorization: `JWT ${await tokenOf(user)}` } : {},
    })

  it('get a state and a note from editors, and nothing else', async () => {
    const { slug } = await createForm(site.payload, { captcha: false })
    const { id, summary, submissionData } = await send(slug, filledIn())
    await site.payload.update({
      collection: 'form-submissions',
      id,
      overrideAccess: false,
      user: editor,
      data: {
        state: 'open',
        note: 'Called back',
        summary: 'Forged',
        email: 'forged@x.example',
        submissionData: [{ field: 'name', label: 'Your name', value: 'Forged' }],
      },
    })
    const after = await site.payload.findByID({ collection: 'form-submissions', id, depth: 0 })
    expect(after).toMatchObject({ state: 'open', note: 'Called back', summary, submissionData })
  })

  it('stay readable without their form', async () => {
    const form = await createForm(site.payload, { captcha: false })
    const { id } = await send(form.slug, filledIn({ 'answer-name': 'Left behind' }))
    await site.payload.delete({ collection: 'forms', id: form.id })
    const left = await site.payload.findByID({ collection: 'form-submissions', id })
    expect(left.form ?? null).toBeNull()
    expect(left.summary).toContain('Contact us: Left behind')
    expect(left.submissionData?.[0]).toMatchObject({ label: 'Your name', value: 'Left behind' })
    expect((await web.get(`/forms/${form.slug}`)).statusCode).toBe(404)
  })

  it('are deleted with their mails', async () => {
    const { slug } = await createForm(site.payload, { captcha: false })
    await site.payload.updateGlobal({ slug: 'site-settings', data: { name: 'S', email: 's@school.example' } })
    const { id } = await send(slug, filledIn())
    const about = { about: { like: `form:${id}:` } }
    const count = async () =>
      (await site.payload.count({ collection: 'outgoing-mail', where: about })).totalDocs
    expect(await count()).toBe(2)
    await site.payload.delete({ collection: 'form-submissions', id })
    expect(await count()).toBe(0)
  })

  it('are exported as a table that runs no formulas, of one form or of all', async () => {
    const form = await createForm(site.payload, {
      captcha: false,
      title: 'Exported',
      fields: [...everyField, { blockType: 'shortText', name: 'note', label: 'A note' }],
    })
    const formula = '=HYPERLINK("https://evil.example")'
    await send(form.slug, filledIn({ 'answer-name': formula, 'answer-note': 'second', 'answer-phone': '' }))
    const answer = await exported(editor, `?form=${form.id}`)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const { rows } = readTable(await answer.text())
    const [head = [], row = []] = rows
    expect(rows).toHaveLength(2)
    const cell = (name: string) => row[head.indexOf(name)]
    expect(cell('form')).toBe('Exported')
    expect(cell('name')).toBe(`'${formula}`)
    expect(cell('message')).toBe('Hello!\nIs there a place?')
    expect([cell('note'), cell('field note')]).toEqual(['', 'second'])
    const all = readTable(await (await exported(editor)).text())
    expect(all.rows.length).toBeGreaterThan(2)
    for (const user of [undefined, await createUser(site.payload, 'moderator')])
      expect((await exported(user)).status).toBe(403)
  })

  it('are exported and erased with a person’s data', async () => {
    const { slug } = await createForm(site.payload, { captcha: false })
    const address = 'Quintessa.Form@mail.example'
    await send(slug, filledIn({ 'answer-name': 'Zanzibarian', 'answer-email': address }))
    await send(slug, filledIn({ 'answer-name': 'Other', 'answer-message': address.toUpperCase() }))
    await send(slug, filledIn({ 'answer-name': 'Kept', 'answer-message': `Not from ${address}` }))
    const ask = async (path: 'find' | 'export' | 'erase', json: object) =>
      (await callPersons(site, path, { user: administrator, json })).json()
    const email = address.toLowerCase()
    const { found } = await ask('find', { email })
    const confirmed = Object.fromEntries(
      found.map(({ kind, records }: { kind: string; records: object[] }) => [kind, records.length]),
    )
    expect(confirmed).toMatchObject({ forms: 2 })
    const file = JSON.stringify(await ask('export', { email }))
    expect(file).toContain('"question":"Your name","value":"Zanzibarian"')
    expect(file).not.toContain('Kept')
    await expect(ask('erase', { email, confirmed: {} })).rejects.toMatchObject({ status: 409 })
    const { report } = await ask('erase', { email, confirmed })
    expect(report).toContainEqual({ kind: 'forms', found: 2, emptied: 0, kept: 0 })
    expect(await everyText(site)).not.toMatch(/zanzibarian/i)
    expect(await ask('find', { email })).toEqual({ found: [] })
    expect(await everyText(site)).toContain('Not from')
  })

  it('name the fields that cannot work when a form is saved', async () => {
    const fields = [{ blockType: 'shortText' as const, name: 'a', label: 'A', onlyIfField: 'gone' }]
    await expect(createForm(site.payload, { fields })).rejects.toThrow(/fields/i)
    await expect(createForm(site.payload, { fields: [] })).rejects.toThrow(/fields/i)
  })

  it('do not show visitors who is told', async () => {
    const form = await createForm(site.payload, { notify: [{ email: 'hidden@school.example' }] })
    const answer = await site.rest(`/api/forms/${form.id}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('hidden@school.example')
  })
})
