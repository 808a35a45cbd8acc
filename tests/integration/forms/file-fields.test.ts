import { readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personsSubmissions } from '../../../src/features/forms/submissions/persons-submissions.server'
import type { Form, FormSubmission } from '../../../src/platform/payload/payload-types'
import { allNamedFiles } from '../../../src/platform/payload/uploads/reserve-names'
import { filesOf } from '../../../src/platform/storage/file-store'
import { removeExpired } from '../../../src/platform/storage/private-files'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { createUser, password, sessionToken } from '../kit/content'
import { describeOnBoth, describeSite, type Site } from '../kit/harness'
import { type S3Server, startS3 } from '../kit/s3-server'
import { eraseByPeriod } from '../privacy/erase-by-period'
import { createForm } from './site-forms'

const megabyte = 1024 * 1024
const pdf = (size = 100, seed = 'a') =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, seed)])
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(50)])

type Part = [name: string, value: string | { filename: string; type?: string; bytes: Buffer }]

const boundary = '----form-of-a-browser'

const bodyOf = (parts: Part[], isWhole = true): Buffer =>
  Buffer.concat([
    ...parts.flatMap(([name, value]) => {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`
      return typeof value === 'string'
        ? [Buffer.from(`${head}\r\n\r\n${value}\r\n`)]
        : [
            Buffer.from(
              `${head}; filename="${value.filename}"\r\nContent-Type: ${value.type ?? 'application/pdf'}\r\n\r\n`,
            ),
            value.bytes,
            Buffer.from('\r\n'),
          ]
    }),
    ...(isWhole ? [Buffer.from(`--${boundary}--\r\n`)] : []),
  ])

const fields: Form['fields'] = [
  { blockType: 'shortText', name: 'name', label: 'Your name', required: true },
  { blockType: 'email', name: 'email', label: 'E-mail' },
  { blockType: 'fileUpload', name: 'cv', label: 'CV', required: true, kinds: ['pdf'], maxMegabytes: 1 },
  { blockType: 'fileUpload', name: 'photo', label: 'Photo', kinds: ['pdf', 'picture'], maxMegabytes: 1 },
]

/** What both storages have in common. */
const visitorOf = (site: () => Site, web: () => TestApp) => {
  let client = 0
  const post = (url: string, parts: Part[], ip = `198.51.100.${client++ % 250}`) =>
    web().app.inject({
      method: 'POST',
      url,
      remoteAddress: ip,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: bodyOf(parts),
    })
  const rows = async () =>
    (await site().payload.find({ collection: 'private-files', sort: 'id', pagination: false })).docs
  const stored = async () => (await filesOf(site().payload).list('private/')).map(({ path: file }) => file)
  const newest = async (): Promise<FormSubmission> => {
    const { docs } = await site().payload.find({
      collection: 'form-submissions',
      sort: '-id',
      limit: 1,
      depth: 0,
    })
    if (!docs[0]) throw new Error('nothing was sent')
    return docs[0]
  }
  const logIn = async (role: 'administrator' | 'editor' | 'moderator') => {
    const { email } = await createUser(site().payload, role)
    const answer = await site().rest('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return { authorization: `JWT ${sessionToken(answer)}` }
  }
  const download = (submission: number, file: unknown, headers: Record<string, string> = {}) =>
    site().rest(`/api/form-submissions/${submission}/files/${file}`, { headers })
  return { post, rows, stored, newest, logIn, download }
}

const cv = (bytes = pdf(), filename = 'CV Ana.pdf'): Part => ['answer-cv', { filename, bytes }]
const named = (name = 'Ana'): Part => ['answer-name', name]

describeOnBoth('files that visitors send with a form', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let form: Form
  let url: string
  const { post, rows, stored, newest, logIn, download } = visitorOf(
    () => site,
    () => web,
  )
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    form = await createForm(site.payload, {
      fields,
      captcha: false,
      notify: [{ email: 'office@school.example' }],
    })
    url = `/forms/${form.slug}`
  })
  afterAll(() => web.close())

  it('are stored apart from what is public, and downloaded by staff only', async () => {
    const bytes = pdf(5000)
    const answer = await post(url, [
      named(),
      ['answer-email', 'ana@x.example'],
      cv(bytes, '../../etc/<b>\u202Efdp.exe'),
      ['answer-photo', { filename: '', bytes: Buffer.alloc(0), type: 'application/octet-stream' }],
    ])
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${url}/sent`])
    const submission = await newest()
    const row = submission.submissionData?.find(({ field }) => field === 'cv')
    expect(row).toMatchObject({ label: 'CV', value: 'b fdp.exe.pdf (5 kB)', file: expect.any(Number) })
    const [file] = (await rows()).filter(({ id }) => id === row?.file)
    expect(file).toMatchObject({
      kind: 'pdf',
      size: 5000,
      owner: `form-submissions:${submission.id}`,
      client: null,
    })
    expect(file?.name).toMatch(/^[\da-f-]{36}$/)
    expect(await stored()).toContain(`private/${file?.name}`)
    for (const address of [
      `/private/${file?.name}`,
      `/files/${file?.name}`,
      `/media/../private/${file?.name}`,
    ])
      expect((await web.get(address)).statusCode, address).toBe(404)

    const editor = await logIn('editor')
    const saved = await download(submission.id, row?.file, editor)
    expect(saved.status).toBe(200)
    expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="b fdp.exe.pdf"; filename*=UTF-8''b%20fdp.exe.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect((await download(submission.id, row?.file)).status).toBe(403)
    expect((await download(submission.id, row?.file, await logIn('moderator'))).status).toBe(403)
    // Through another submission, and as a document of its own.
    await post(url, [named('Eva'), cv()])
    expect((await download((await newest()).id, row?.file, editor)).status).toBe(404)
    for (const path of ['private-files', `private-files/${row?.file}`])
      expect((await site.rest(`/api/${path}`, { headers: editor })).status).toBe(403)
  })

  it('are named to the office with a link into the panel, and are in no mail', async () => {
    await post(url, [named(), ['answer-email', 'ana2@x.example'], cv()])
    const { id } = await newest()
    const { docs } = await site.payload.find({
      collection: 'outgoing-mail',
      where: { about: { like: `form:${id}:` } },
      showHiddenFields: true,
    })
    expect(docs).toHaveLength(2)
    const notice = docs.find(({ about }) => about?.endsWith('notice'))
    expect(notice?.text).toContain(
      `CV Ana.pdf (100 B) (${site.env.publicUrl}/admin/collections/form-submissions/${id})`,
    )
    for (const mail of docs) expect(mail.attachments ?? null).toBe(null)
  })

  it('stay with a form that comes back, and need not be chosen again', async () => {
    const refused = await post(url, [
      ['answer-name', ''],
      cv(pdf(200, 'k')),
      ['answer-email', 'ana3@x.example'],
    ])
    expect(refused.statusCode).toBe(303)
    const { body } = await web.get(String(refused.headers.location))
    expect(await htmlProblems(body)).toEqual([])
    expect(body).toContain('Fill in “Your name”')
    expect(body).toContain('“CV Ana.pdf” is kept.')
    expect(body).toMatch(/<form[^>]* enctype="multipart\/form-data"/i)
    expect(body).toContain('accept="application/pdf,.pdf"')
    const token = /type="hidden" name="kept-answer-cv" value="([^"]+)"/.exec(body)?.[1] ?? ''
    const onceKey = /name="once" value="([^"]*)"/.exec(body)?.[1] ?? ''
    const again: Part[] = [['once', onceKey], named(), ['kept-answer-cv', token]]
    const empty: Part = ['answer-cv', { filename: '', bytes: Buffer.alloc(0) }]
    const answers = await Promise.all([post(url, [...again, empty]), post(url, [...again, empty])])
    expect(answers.map(({ headers }) => headers.location)).toEqual([`${url}/sent`, `${url}/sent`])
    const { totalDocs } = await site.payload.count({
      collection: 'form-submissions',
      where: { 'submissionData.value': { equals: 'CV Ana.pdf (200 B)' } },
    })
    expect(totalDocs).toBe(1)
    // Another form does not take the token, and a forged one is worth nothing.
    const other = await createForm(site.payload, { fields, captcha: false })
    for (const [address, given] of [
      [`/forms/${other.slug}`, token],
      [url, token.replace(/^\d+/, '1')],
      [url, '!tooLarge'],
    ] as const) {
      const wrong = await post(address, [named('Eve'), ['answer-cv', given]])
      expect(wrong.headers.location, given).toContain('?kept=')
    }
  })

  it('count once if the same form is sent twice', async () => {
    const key = 'B'.repeat(22)
    const send = () => post(url, [['once', key], named('Twice'), cv(pdf(300, 'z'))])
    const before = (await site.payload.count({ collection: 'form-submissions' })).totalDocs
    await Promise.all([send(), send(), send()])
    expect((await site.payload.count({ collection: 'form-submissions' })).totalDocs).toBe(before + 1)
  })

  it('are refused by their content and size, with what was typed', async () => {
    const cases: [Part, RegExp][] = [
      [cv(Buffer.from('<html><script>alert(1)</script>'), 'cv.pdf'), /this kind of file is not accepted/],
      [cv(png, 'cv.pdf'), /this kind of file is not accepted/],
      [cv(Buffer.concat([Buffer.from('MZ'), pdf()]), 'cv.pdf'), /this kind of file is not accepted/],
      [cv(pdf(megabyte + 1)), /this file is larger than 1 MB/],
      [cv(Buffer.alloc(0)), /this file is empty/],
      [['answer-cv', { filename: '', bytes: Buffer.alloc(0) }], /“CV”: choose a file/],
    ]
    const before = await stored()
    for (const [part, message] of cases) {
      const answer = await post(url, [part, named('Ida <i>')])
      expect(answer.statusCode, String(message)).toBe(303)
      const { body } = await web.get(String(answer.headers.location))
      expect(body).toMatch(message)
      expect(body).toContain('value="Ida &lt;i&gt;"')
    }
    expect(await stored()).toEqual(before)
    expect((await rows()).every(({ size, digest }) => size <= megabyte && digest)).toBe(true)
    // The largest that is allowed, and a picture where pictures are.
    const largest = await post(url, [
      named(),
      cv(pdf(megabyte)),
      ['answer-photo', { filename: 'me.png', bytes: png }],
    ])
    expect(largest.headers.location).toBe(`${url}/sent`)
    expect((await newest()).submissionData?.map(({ value }) => value)).toContain('me.png (58 B)')
  })

  it('are deleted with the submission, also by the period and by an erasure', async () => {
    const send = async () => {
      await post(url, [named(), ['answer-email', 'gone@x.example'], cv()])
      const submission = await newest()
      const file = (await rows()).find(({ owner }) => owner === `form-submissions:${submission.id}`)
      return { id: submission.id, path: `private/${file?.name}` }
    }
    const req = await createLocalReq({}, site.payload)
    const ways = [
      (id: number) => site.payload.delete({ collection: 'form-submissions', id }),
      (id: number) => personsSubmissions.erase(req, 'gone@x.example', [{ id } as never]),
      () => eraseByPeriod(site, 'submissions', new Date(Date.now() + 3 * 366 * 86_400_000)),
    ]
    for (const [index, remove] of ways.entries()) {
      const sent = await send()
      expect(await stored()).toContain(sent.path)
      await remove(sent.id)
      await removeExpired(site.payload)
      expect(await stored(), String(index)).not.toContain(sent.path)
      expect((await rows()).filter(({ owner }) => owner === `form-submissions:${sent.id}`)).toEqual([])
    }
  })

  it('are in what is exported about a person', async () => {
    const bytes = pdf(777)
    await post(url, [named(), ['answer-email', 'export@x.example'], cv(bytes, 'Lebenslauf.pdf')])
    const req = await createLocalReq({}, site.payload)
    expect(await personsSubmissions.read(req, 'export@x.example')).toMatchObject({
      files: [
        { name: 'Lebenslauf.pdf', type: 'application/pdf', size: 777, base64: bytes.toString('base64') },
      ],
    })
  })

  it('that were never sent are removed, and cannot be used any more', async () => {
    const refused = await post(url, [['answer-name', ''], cv(pdf(400, 'u'))])
    const file = (await rows()).findLast(({ size }) => size === 400)
    expect(await stored()).toContain(`private/${file?.name}`)
    await removeExpired(site.payload)
    expect(await stored()).toContain(`private/${file?.name}`)
    const past = new Date(Date.now() - 1000).toISOString()
    await site.payload.update({ collection: 'private-files', id: file?.id ?? 0, data: { expiresAt: past } })
    const { body } = await web.get(String(refused.headers.location))
    expect(body).not.toContain('is kept')
    await removeExpired(site.payload)
    expect(await stored()).not.toContain(`private/${file?.name}`)
    expect((await rows()).map(({ id }) => id)).not.toContain(file?.id)
  })

  once('leave nothing behind if the sender goes away', async () => {
    const before = [await stored(), (await rows()).length]
    await web.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = web.app.server.address() as { port: number }
    const part = bodyOf([named(), cv(pdf(600_000))], false).subarray(0, 300_000)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 700000\r\n\r\n`,
    )
    socket.write(part)
    await expect.poll(async () => (await rows()).length, { timeout: 10_000 }).toBe(Number(before[1]) + 1)
    socket.destroy()
    await expect.poll(async () => (await rows()).length, { timeout: 10_000 }).toBe(before[1])
    expect(await stored()).toEqual(before[0])
  })

  once('are limited in all, for each client, and in number', async () => {
    const answer = await post(url, [named(), cv(pdf(6 * megabyte))])
    expect(answer.statusCode).toBe(413)
    // A second file in a field, and one where none is asked for, are not stored.
    const before = (await rows()).length
    await post(url, [
      named(),
      cv(pdf(500, 'x')),
      cv(pdf(500, 'y')),
      ['answer-name', { filename: 'x.pdf', bytes: pdf() }],
    ])
    expect((await rows()).length).toBe(before + 1)
    // 60 MB of forms that were never sent.
    const { id } = await site.payload.create({
      collection: 'private-files',
      data: {
        name: 'x',
        label: 'x',
        kind: 'pdf',
        size: 1024 ** 3,
        expiresAt: new Date(Date.now() + 60_000).toISOString(),
      },
    })
    const full = await web.get(String((await post(url, [named(), cv()])).headers.location))
    expect(full.body).toContain('too many files have arrived')
    await site.payload.delete({ collection: 'private-files', id })
    const statuses = []
    for (let count = 0; count < 22; count++)
      statuses.push((await post(url, [['answer-name', ''], cv()], '203.0.113.9')).statusCode)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2)
    expect((await rows()).filter(({ client }) => client).length).toBeLessThan(40)
  })

  once('make a malformed form an error of the sender', async () => {
    const send = (payload: string | Buffer, type = `multipart/form-data; boundary=${boundary}`) =>
      web.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
    expect((await send('nothing')).statusCode).toBe(400)
    expect((await send(bodyOf([named(), cv()], false))).statusCode).toBe(400)
    expect((await send(bodyOf([named()]), 'multipart/form-data')).statusCode).toBe(400)
    expect((await send(bodyOf([['answer-name', 'x'.repeat(200_000)]]))).statusCode).toBe(413)
    // Other forms without files take fields in the usual encoding, and none of these.
    const plain = await createForm(site.payload, { captcha: false })
    expect((await post(`/forms/${plain.slug}`, [named(), cv()])).statusCode).toBeLessThan(500)
  })

  once('are named for the copy between storages, and a lost one is a plain 404', async () => {
    await post(url, [named(), cv()])
    const { id, submissionData } = await newest()
    const row = submissionData?.find(({ field }) => field === 'cv')
    const file = (await rows()).find((each) => each.id === row?.file)
    expect(await allNamedFiles(site.payload)).toContain(`private/${file?.name}`)
    expect(readdirSync(path.join(site.env.dataDir, 'private'))).toContain(file?.name)
    rmSync(path.join(site.env.dataDir, 'private', String(file?.name)))
    expect((await download(id, row?.file, await logIn('editor'))).status).toBe(404)
    await sleep(0)
  })
})

describeSite('files of visitors in a bucket', (open) => {
  let s3: S3Server
  let site: Site
  let web: TestApp
  const { post, stored, newest, logIn, download } = visitorOf(
    () => site,
    () => web,
  )
  beforeAll(async () => {
    s3 = await startS3()
    site = await open({ env: s3.env })
    web = await openApp(site)
  })
  afterAll(async () => {
    await web.close()
    await s3.stop()
  })

  it('are stored, downloaded and deleted there, and refused while it is away', async () => {
    const form = await createForm(site.payload, { fields, captcha: false })
    const bytes = pdf(90_000)
    await post(`/forms/${form.slug}`, [named(), cv(bytes)])
    const submission = await newest()
    expect(await stored()).toHaveLength(1)
    const row = submission.submissionData?.find(({ field }) => field === 'cv')
    const saved = await download(submission.id, row?.file, await logIn('editor'))
    expect(Buffer.from(await saved.arrayBuffer()).equals(bytes)).toBe(true)
    await post(`/forms/${form.slug}`, [named(), cv(pdf(megabyte + 1))])
    expect(await stored()).toHaveLength(1)
    await site.payload.delete({ collection: 'form-submissions', id: submission.id })
    expect(await stored()).toEqual([])
    await s3.stop()
    const refused = await post(`/forms/${form.slug}`, [named(), cv()])
    const { body } = await web.get(String(refused.headers.location))
    expect(body).toContain('we could not save the file')
    expect(body).toContain('value="Ana"')
    await s3.start()
  })
})
