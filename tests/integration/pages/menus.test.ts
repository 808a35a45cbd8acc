import { beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '../kit/app'
import { createCourse, createPage, createSchool, createUser, openSession, password } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('the menus', (open) => {
  let site: Site
  let web: TestApp
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return () => web.close()
  })

  const link = (relationTo: 'pages' | 'schools' | 'courses', value: number) => ({ relationTo, value })
  /** The addresses of the menu at the top, and of the button at its end. */
  const menu = async (url = '/') => {
    const { body } = await web.get(url)
    const nav = body.match(/<nav id="site-navigation".*?<\/nav>/s)?.[0] ?? ''
    return [...nav.matchAll(/<a (?:class="(\w+)" )?href="([^"]*)"/g)]
      .filter(([, , href]) => href?.startsWith('/') || href?.includes('example'))
      .map(([, name, href]) => (name ? `${name} ${href}` : href))
  }

  it('have two levels and a button, follow addresses, and hide what is a draft or of another language', async () => {
    const page = await createPage(site.payload, { title: 'Menu page' })
    const draft = await createPage(site.payload, { title: 'Menu draft', _status: 'draft' })
    const school = await createSchool(site.payload, { name: 'Menu school' })
    const course = await createCourse(site.payload, school.id, 'Menu course')
    await site.payload.updateGlobal({
      slug: 'site-settings',
      data: {
        name: 'Site',
        navigation: [
          {
            label: 'Schools',
            target: '/#anc-schools',
            children: [
              { label: 'School', document: link('schools', school.id) },
              { label: 'Course', document: link('courses', course.id) },
              { label: 'Draft', document: link('pages', draft.id) },
            ],
          },
          { label: 'Page', document: link('pages', page.id) },
          { label: 'Only German', target: 'https://german.example/', languages: ['de'] },
          { label: 'Hidden', document: link('pages', draft.id) },
        ],
        callToAction: { label: 'Price', target: '/menu-page' },
        footerNavigation: [{ label: 'Not in German', target: '/menu-page', languages: ['en', 'fr'] }],
      },
    })
    const shown = [
      '/#anc-schools',
      '/schools/menu-school',
      '/schools/menu-school/courses/menu-course',
      '/menu-page',
    ]
    expect(await menu()).toEqual([...shown, 'button /menu-page'])
    expect(await menu('/de')).toEqual([
      '/de#anc-schools',
      '/de/schools/menu-school',
      '/de/schools/menu-school/courses/menu-course',
      '/de/menu-page',
      'https://german.example/',
      'button /de/menu-page',
    ])
    expect((await web.get('/')).body).toContain('Not in German')
    expect((await web.get('/de')).body).not.toContain('Not in German')

    await site.payload.update({ collection: 'schools', id: school.id, data: { slug: 'moved-school' } })
    await expect.poll(menu).toContain('/schools/moved-school/courses/menu-course')
    await site.payload.update({ collection: 'pages', id: draft.id, data: { _status: 'published' } })
    await expect.poll(menu).toContain('/menu-draft')
  })

  it('are rendered again when an address changes, not when a text does', async () => {
    await web.get('/cookie-policy')
    const { docs } = await site.payload.find({
      collection: 'pages',
      where: { slug: { equals: 'menu-page' } },
    })
    const id = docs[0]?.id ?? 0
    const renders = async (work: () => Promise<unknown>) => {
      const before = web.cache.stats.renders
      await work()
      await expect.poll(() => web.cache.stats.isRefreshing).toBe(false)
      return web.cache.stats.renders - before
    }
    const edit = (data: object) => site.payload.update({ collection: 'pages', id, data })
    const byText = await renders(() => edit({ summary: 'Another summary.' }))
    const byAddress = await renders(() => edit({ slug: 'renamed-page' }))
    expect(byAddress).toBeGreaterThan(byText)
    expect(await menu()).toContain('/renamed-page')
  })

  it('warn in the panel of items that lead nowhere', async () => {
    const gone = await createPage(site.payload, { title: 'Soon gone' })
    await site.payload.update({ collection: 'pages', id: gone.id, data: { _status: 'draft' } })
    const links = [
      { target: '/renamed-page' },
      { document: null, target: '/menu-page' },
      { target: '/menu-pag' },
      { document: link('pages', gone.id) },
      { document: null },
    ]
    const check = async (role: 'editor' | 'moderator', body: object) => {
      const { email } = await createUser(site.payload, role)
      const token = await openSession(site.payload, { email, password })
      const answer = await site.rest('/api/redirects/check-menus', {
        method: 'POST',
        headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: await answer.json() }
    }
    const checked = await check('editor', { links })
    expect(checked.body).toEqual({ problems: [null, 'redirected', 'missing', 'draft', 'deleted'] })
    expect((await check('moderator', { links })).status).toBe(403)
    expect((await check('editor', { links: [{ target: 7 }] })).status).toBe(400)
  })

  it('mark the page that is shown, and none on pages that are not in a menu', async () => {
    const navigation = [{ label: 'Home', target: '/' }]
    await site.payload.updateGlobal({ slug: 'site-settings', data: { name: 'Site', navigation } })
    const marked = async (url: string, headers = {}) =>
      [...(await web.get(url, headers)).body.matchAll(/aria-current="page">([^<]*)/g)].map(
        ([, label]) => label,
      )
    // What was cached before is shown until it has been rendered again.
    await expect.poll(() => marked('/'), { timeout: 15_000, interval: 20 }).toEqual(['Home'])
    expect((await web.get('/nothing-is-here')).body).toContain('>Home</a>')
    expect(await marked('/nothing-is-here')).toEqual([])
    const { email } = await createUser(site.payload, 'moderator')
    const token = await openSession(site.payload, { email, password })
    const session = { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' }
    const comments = '/index.php?option=com_zoo&controller=comment'
    expect((await web.get(comments, session)).statusCode).toBe(200)
    expect(await marked(comments, session)).not.toContain('Home')
    // Moderators edit no pages, but keep the mark that shows them the links of comments.
    expect((await web.get('/-/edit-link?path=/', session)).json()).toEqual({})
    expect((await web.get('/-/edit-link?path=/')).statusCode).toBe(204)
  })
})
