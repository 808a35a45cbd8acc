import { beforeAll, expect, it } from 'vitest'
import { toRichText } from '../../../src/cms/seed/rich-text'
import { htmlProblems } from '../../html-problems'
import { openApp, type TestApp } from '../kit/app'
import { createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const texts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, 'g'))].map(([element]) =>
    element.replaceAll(/<[^>]*>/g, '').trim(),
  )

/** The school's own part of the page, without the dialog that every page has. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** The sections of the page and the links to them. */
const outline = (html: string) => ({
  headings: texts(mainOf(html), 'h2'),
  links: texts(/<nav class="section-nav no-print"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '', 'a'),
})
const bare = { headings: ['Write to us', 'Comments', 'Map'], links: ['Comments', 'Map'] }

describeSite('a school with little content', (open) => {
  let site: Site
  let web: TestApp

  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  it.each([
    ['no description', undefined],
    ['a description that was deleted', toRichText('')],
  ])('has a valid page without empty sections, with %s', async (_what, description) => {
    const { slug } = await createSchool(site.payload, { description })
    const { body, statusCode } = await web.get(`/schools/${slug}`)
    expect(statusCode).toBe(200)
    expect(await htmlProblems(body)).toEqual([])
    expect(outline(body)).toEqual(bare)
    expect(mainOf(body)).not.toMatch(/<(p|div|section|ul|dl|dd|span)[^>]*><\/\1>|undefined|null/)
  })

  it('shows staff with only a name and a role', async () => {
    const staff = [{ name: 'Ada', role: 'Teacher' }]
    const { slug } = await createSchool(site.payload, { description: undefined, staff } as never)
    const { body } = await web.get(`/schools/${slug}`)
    expect(await htmlProblems(body)).toEqual([])
    expect(outline(body).links).toEqual(['Comments', 'About the school', 'Map'])
    expect(body).not.toContain('person-bio')
  })

  it('has a preview even if the draft has only a name', async () => {
    const { id } = await site.payload.create({
      collection: 'schools',
      draft: true,
      data: { name: 'Begun', _status: 'draft' } as never,
    })
    const { email } = await createUser(site.payload, 'editor')
    const token = await openSession(site.payload, { email, password })
    const cookie = `payload-token=${token}`
    const { body, statusCode } = await web.get(`/preview/schools/${id}`, {
      cookie,
      'sec-fetch-site': 'same-origin',
    })
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>Begun</h1>')
    expect([...texts(body, 'title'), ...texts(body, 'body')].join()).not.toMatch(/undefined|null/)
  })
})
