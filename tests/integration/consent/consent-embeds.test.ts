import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FlattenedField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../../src/platform/payload/payload-types'
import { everyField } from '../forms/site-forms'
import { openApp, type TestApp } from '../kit/app'
import {
  createPage,
  createSchool,
  createUser,
  openSession,
  pageData,
  password,
  textBlocks,
} from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { cookieOf, embedText, pageWith, policyOf, services, setConsent } from './consent-site'

const script = '<script src="https://cdn.tools.example/t.js"></script>'
const other = '<script>evil()</script>'

describeSite('embeds and snippets', (open) => {
  let site: Site
  let web: TestApp
  let editor: User
  let administrator: User

  beforeAll(async () => {
    site = await open()
    await setConsent(site.payload, { blockList: services })
    administrator = await createUser(site.payload, 'administrator')
    editor = await createUser(site.payload, 'editor')
    web = await openApp(site)
    return () => web.close()
  })

  const as = (user: User) => ({ user: { ...user, collection: 'users' as const }, overrideAccess: false })

  describe('scripts', () => {
    const create = (user: User, ...codes: Parameters<typeof embedText>) =>
      site.payload.create({
        collection: 'pages',
        data: { ...pageData(), blocks: textBlocks(embedText(...codes)) },
        ...as(user),
      })

    it('can be added only by administrators; others get an error that names the field', async () => {
      for (const code of [
        script,
        other,
        '<p><ScRiPt>x()</p>',
        '<div><div><script type=module>x()</script>',
      ]) {
        const refused = await create(editor, code).catch((error: unknown) => error)
        expect(refused).toMatchObject({
          status: 400,
          data: {
            errors: [
              {
                path: 'blocks.0.text',
                message: expect.stringContaining('Only administrators can add a script'),
              },
            ],
          },
        })
      }
      expect((await create(administrator, script)).id).toBeGreaterThan(0)
      expect((await create(editor, 'https://youtu.be/abcDEF12345', '<p>text</p>')).id).toBeGreaterThan(0)
    })

    it('that exist are kept when an editor changes other content', async () => {
      const { id } = await create(administrator, script, '<p>One</p>')
      const update = (...codes: Parameters<typeof embedText>) =>
        site.payload.update({
          collection: 'pages',
          id,
          data: { blocks: textBlocks(embedText(...codes)) },
          ...as(editor),
        })
      expect((await update('<p>Two</p>', script)).id).toBe(id)
      await expect(update('<p>Two</p>', script, other)).rejects.toMatchObject({ status: 400 })
      await expect(update(script.replace('t.js', 'u.js'))).rejects.toMatchObject({ status: 400 })
      expect((await update('<p>None</p>')).id).toBe(id)
    })

    it('are refused in every rich text and every embed of all collections, whatever shape the value has', async () => {
      const { collections, globals, blocks } = site.payload.config
      const checked: string[] = []
      const req = { user: { ...editor, collection: 'users' } } as never
      const attack = async (field: FlattenedField, place: string) => {
        const text = embedText(other)
        const values =
          field.type === 'richText'
            ? [text, { en: text }, { en: null, de: text }, [text], { root: { children: { 0: text.root } } }]
            : [other, { en: other }, [other], { en: [other] }]
        for (const value of values) {
          const run = async () => {
            for (const hook of ('hooks' in field && field.hooks?.beforeChange) || [])
              await hook({
                value,
                field,
                path: [field.name],
                req,
              } as never)
          }
          await expect(run(), `${place} ${JSON.stringify(value)}`).rejects.toThrow()
        }
        checked.push(place)
      }
      const walk = async (fields: FlattenedField[], place: string): Promise<void> => {
        for (const field of fields) {
          const here = `${place}.${field.name}`
          if (field.type === 'richText' || (field.name === 'code' && field.type === 'textarea'))
            await attack(field, here)
          if ('flattenedFields' in field) await walk(field.flattenedFields, here)
          if (field.type === 'blocks')
            for (const block of field.blocks) await walk(block.flattenedFields, `${here}.${block.slug}`)
        }
      }
      // Snippets are in settings of administrators.
      for (const { slug, flattenedFields, access } of [...collections, ...globals])
        if (await access.update({ req })) await walk(flattenedFields, slug)
      // What pages, posts, schools and reusable content are made of.
      for (const { slug, flattenedFields } of blocks ?? []) await walk(flattenedFields, slug)
      expect(checked).toEqual(
        expect.arrayContaining(['forms.confirmation', 'schools.description', 'text.text', 'video.code']),
      )
    })

    it('are refused when an editor sends them in all languages at once, or in a form', async () => {
      const page = await create(administrator, script)
      const token = await openSession(site.payload, { email: editor.email, password })
      const send = async (path: string, method: string, body: unknown) => {
        const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
        const answer = await site.rest(path, { method, headers, body: JSON.stringify(body) })
        return [answer.status, await answer.text()] as const
      }
      const block = (text: unknown) => [{ blockType: 'text', text }]
      const all = (code: string) => ({ blocks: block({ en: embedText(code), de: embedText(code) }) })
      for (const query of ['locale=all', 'locale=*', 'locale=all&draft=true', 'locale=all&autosave=true']) {
        const [status, text] = await send(`/api/pages/${page.id}?${query}`, 'PATCH', all(other))
        expect([query, status]).toEqual([query, 400])
        expect(text).toContain('Write one language at a time')
      }
      // Payload would read it as formatted text when somebody else saves the page.
      const asText = { blocks: block(JSON.stringify(embedText(other))) }
      expect((await send(`/api/pages/${page.id}`, 'PATCH', asText))[0]).toBe(400)
      // What no field has is not stored: the script would count as known, and an embed could use it.
      const beside = await send(`/api/pages/${page.id}`, 'PATCH', {
        blocks: [{ blockType: 'text', text: embedText('<p>Hi</p>'), zzz: { code: other } }],
      })
      expect([beside[0], beside[1].includes('zzz')]).toEqual([200, false])
      const form = {
        title: 'Contact',
        slug: 'contact-us',
        fields: everyField,
        confirmation: embedText(other),
      }
      expect((await send('/api/forms', 'POST', form))[0]).toBe(400)
      expect((await send('/api/forms', 'POST', { ...form, confirmation: embedText('<p>Hi</p>') }))[0]).toBe(
        201,
      )
    })

    it('are refused in a school’s description too, even in a draft', async () => {
      const school = await createSchool(site.payload)
      await expect(
        site.payload.update({
          collection: 'schools',
          id: school.id,
          data: { description: embedText(script) as never },
          draft: true,
          ...as(editor),
        }),
      ).rejects.toMatchObject({ data: { errors: [{ path: 'description' }] } })
    })
  })

  it('cannot load a script that an editor has uploaded, by any address', async () => {
    const upload = (name: string) => {
      const data = Buffer.from('alert(1)')
      const file = { data, name, mimetype: 'text/plain', size: data.length }
      return site.payload.create({ collection: 'files', data: { title: 'X' }, file, ...as(editor) })
    }
    for (const name of ['x.mjs', 'x.html', 'x.svg', 'x.js', 'x.xhtml', 'x', 'x.txt.mjs', 'x.wasm'])
      await expect(upload(name), name).rejects.toMatchObject({ status: 400 })
    await expect(upload('x.mjs')).rejects.toMatchObject({
      data: { errors: [{ path: 'file', message: expect.stringContaining('possible: .pdf, .docx') }] },
    })
    const { filename } = await upload('x.txt')
    expect((await upload('con.txt')).filename).toBe('file-con.txt')
    expect((await upload(`${'x'.repeat(300)}.txt`)).filename).toMatch(/^x+\.txt$/)
    // As an earlier version has stored it.
    writeFileSync(path.join(site.env.dataDir, 'files', 'old.mjs'), 'alert(1)')
    await site.sql(`update files set filename = 'old.mjs' where filename = '${filename}'`)
    const answer = await web.get('/files/old.mjs')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { headers } = await site.rest('/api/files/file/old.mjs')
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/octet-stream',
      'attachment',
    ])
  })

  it.each([
    ['', 'required'],
    ['just words', 'neither'],
    ['https://example.org/film', 'neither'],
  ])('with the code %j are refused with an error that names the field', async (code) => {
    const refused = await createPage(site.payload, { blocks: textBlocks(embedText(code)) }).catch(
      (error: unknown) => error,
    )
    expect(JSON.stringify((refused as { data?: unknown }).data)).toMatch(/code|text/)
    expect(refused).toMatchObject({ status: 400 })
  })

  it('are blocked in previews of drafts as on the public page', async () => {
    const page = await createPage(site.payload, {
      blocks: textBlocks(embedText(script, 'https://youtu.be/abcDEF12345')),
    })
    const token = await openSession(site.payload, {
      email: administrator.email,
      password: 'correct horse battery staple',
    })
    const answer = await web.get(`/preview/pages/${page.id}`, { authorization: `JWT ${token}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<!--pdcc Tools|<script src="https://cdn.tools.example/t.js">')
    expect(answer.body).toContain('data-embed="YouTube"')
    expect(policyOf(answer).get('script-src')).toBe("'self'")
  })

  describe('loaded once', () => {
    const tokenOf = (body: string) => /data-once="([^"]+)"/.exec(body)?.[1] ?? ''

    it('are served in their own document whose policy allows only the frame', async () => {
      const page = await pageWith(site.payload, {
        code: '<iframe src="http://x.localhost:4321/a?b=1&amp;c=2" allow="autoplay" allowfullscreen></iframe>',
        title: 'Poll "A"',
      })
      const token = tokenOf((await web.get(page)).body)
      const answer = await web.get(`/-/embed?token=${token}`, { 'sec-fetch-dest': 'iframe' })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-security-policy']).toBe(
        "default-src 'none'; frame-src http://x.localhost:4321; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      )
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers['x-robots-tag']).toBe('noindex')
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.body).toContain(
        '<iframe src="http://x.localhost:4321/a?b=1&amp;c=2" title="Poll &quot;A&quot;" allow="autoplay" allowfullscreen></iframe>',
      )
      expect((await web.get('/-/embed.css')).body).toContain('iframe{')
      expect((await web.get(`/-/embed?token=${token}`, { 'sec-fetch-dest': 'document' })).statusCode).toBe(
        404,
      )
    })

    it('may use all hosts of a known service', async () => {
      const page = await pageWith(site.payload, 'https://youtu.be/abcDEF12345')
      const answer = await web.get(`/-/embed?token=${tokenOf((await web.get(page)).body)}`)
      expect(policyOf(answer).get('frame-src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com .+/)
    })

    it.each([
      '',
      'x',
      '.',
      'a.b',
      `${Buffer.from('["https://evil.example","","",false]').toString('base64url')}.AAAA`,
    ])('are not served for the token %j', async (token) => {
      const answer = await web.get(`/-/embed?token=${encodeURIComponent(token)}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('evil.example')
      expect((await web.get('/-/embed')).statusCode).toBe(404)
    })
  })

  it('from the settings are on every public page as HTML comments, but not on private pages', async () => {
    await site.payload.updateGlobal({
      slug: 'site-settings',
      data: {
        snippets: [
          {
            name: 'House counter',
            code: '<script>countVisits("https://count.house.example/c.js")</script><noscript><img src="https://count.house.example/c.gif"></noscript>',
          },
          {
            name: 'Analytics',
            code: '<script async src="https://www.googletagmanager.com/gtag/js?id=G-INVENTED"></script>',
          },
        ],
      },
    })
    const school = await createSchool(site.payload)
    const page = await pageWith(site.payload, '<p>x</p>')
    for (const url of ['/', '/de', page, `/schools/${school.slug}`, `/schools/${school.slug}/comments`]) {
      await expect
        .poll(async () => (await web.get(url)).body, { timeout: 15_000 })
        .toMatch(
          /<!--pdcc House counter\|<script>countVisits\([\s\S]*<!--pdcc Google[^|]*\|<script[\s\S]*--><\/body><\/html>$/,
        )
      const { body } = await web.get(url)
      expect(body).not.toContain('c.gif')
      expect(body.replace(/<!--[\s\S]*?-->/g, '')).not.toMatch(/<script[^>]*>[^<]*countVisits/)
      expect(body).toContain('data-group="House counter"')
    }
    for (const url of ['/cart', '/nothing-here'])
      expect((await web.get(url)).body).not.toContain('countVisits')
    const allowed = await web.get('/', { cookie: await cookieOf(site, ['House counter']) })
    expect(policyOf(allowed).get('script-src')).toMatch(
      /^'self' 'sha256-\S+ .*https:\/\/count\.house\.example/,
    )
    expect(policyOf(allowed).get('script-src')).not.toContain('googletagmanager')
    await site.payload.updateGlobal({ slug: 'site-settings', data: { snippets: [] } })
  })
})
