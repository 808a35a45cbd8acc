import { beforeAll, expect, it } from 'vitest'
import { xmlProblems } from '../../xml-problems'
import { openApp, type TestApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { createComment, insertComments } from './comments'

describeSite('the comment feed', (open) => {
  let site: Site
  let web: TestApp
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  it('is an Atom feed of the fifty newest approved comments', async () => {
    const school = await createSchool(site.payload, { name: 'Alder & <Bay>' })
    const path = `/schools/${school.slug}/comments`
    const empty = await web.get(`${path}.atom`)
    expect(empty.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(xmlProblems(empty.body)).toEqual([])
    expect(empty.body).not.toContain('<entry>')

    await insertComments(site, school.id, 60)
    const last = await createComment(site.payload, school.id, {
      author: '<script>alert(1)</script>\u0007 & ]]>',
      url: 'https://ana.example/?a=1&b="2"',
      content: 'One\u0008 <b>\n\nhttps://x.example/?a=1&b=2 "quoted" ]]> \ud83c\udfeb',
    })
    await createComment(site.payload, school.id, { state: 'unapproved', content: 'secret' })
    await expect.poll(async () => (await web.get(`${path}.atom`)).body).toContain(`#comment-${last.id}`)
    const { body } = await web.get(`${path}.atom`)
    expect(xmlProblems(body)).toEqual([])
    expect(body.match(/<entry>/g)).toHaveLength(50)
    expect(body).not.toContain('secret')
    expect(body).not.toContain('example.org')
    expect(body).toContain(`<id>http://school.example${path}#comment-${last.id}</id>`)
    expect(body).toContain(`<title>Comments on Alder &amp; &lt;Bay&gt;</title>`)
    expect(body).toContain('&lt;a href=&quot;https://x.example/?a=1&amp;amp;b=2&quot; rel=')
    expect(body).toContain('&amp;lt;b&amp;gt;')
    expect(body.indexOf(`#comment-${last.id}`)).toBe(body.indexOf('#comment-'))

    const german = (await web.get(`/de${path}.atom`)).body
    expect(german).toContain('xml:lang="de"')
    expect(german).toContain(`href="http://school.example/de${path}/${last.id}"`)
    expect(german).toContain(`<id>http://school.example${path}#comment-${last.id}</id>`)
    expect((await web.get('/schools/no-such-school/comments.atom')).statusCode).toBe(404)
    for (const page of [`/schools/${school.slug}`, path])
      expect((await web.get(page)).body).toContain(
        `<link rel="alternate" type="application/atom+xml" title="Comments on Alder &amp; &lt;Bay&gt;" href="http://school.example${path}.atom"/>`,
      )
  })

  it('links to addresses that redirect to the current page of each comment', async () => {
    const school = await createSchool(site.payload)
    const other = await createSchool(site.payload)
    await insertComments(site, school.id, 70)
    const [{ id } = {}] = await site.sql(
      `select id from comments where school_id = ${school.id} and content = 'Number 69'`,
    )
    const path = `/fr/schools/${school.slug}/comments`
    const { statusCode, headers } = await web.get(`${path}/${id}`)
    expect([statusCode, headers.location]).toEqual([302, `${path}?page=2#comment-${id}`])
    const hidden = await createComment(site.payload, school.id, { state: 'unapproved' })
    for (const address of [
      `${path}/${hidden.id}`,
      `${path}/999999`,
      `${path}/0`,
      `${path}/x`,
      `/schools/${other.slug}/comments/${id}`,
    ])
      expect([address, (await web.get(address)).statusCode]).toEqual([address, 404])
  })
})
