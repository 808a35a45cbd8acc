import { DomUtils } from 'htmlparser2'
import { readHtml } from '../kit/read-html'
import { expect, test } from '../kit/test'

const textOf = (node: Parameters<typeof DomUtils.textContent>[0] | undefined) =>
  DomUtils.textContent(node ?? []).trim()

/** Each language by its prefix: its tag, its native name and two headings. */
const languages = [
  { prefix: '', tag: 'en', name: 'English', find: 'Find your school', courses: 'Courses' },
  { prefix: '/ca', tag: 'ca', name: 'Català', find: 'Troba la teva escola', courses: 'Cursos' },
  { prefix: '/de', tag: 'de', name: 'Deutsch', find: 'Finde deine Schule', courses: 'Kurse' },
  { prefix: '/es', tag: 'es', name: 'Español', find: 'Encuentra tu escuela', courses: 'Cursos' },
  { prefix: '/eu', tag: 'eu', name: 'Euskara', find: 'Aurkitu zure eskola', courses: 'Ikastaroak' },
  { prefix: '/fr', tag: 'fr', name: 'Français', find: 'Trouvez votre école', courses: 'Cours' },
  { prefix: '/gl', tag: 'gl', name: 'Galego', find: 'Atopa a túa escola', courses: 'Cursos' },
  { prefix: '/it', tag: 'it', name: 'Italiano', find: 'Trova la tua scuola', courses: 'Corsi' },
  { prefix: '/pt', tag: 'pt', name: 'Português', find: 'Encontre a sua escola', courses: 'Cursos' },
  {
    prefix: '/pt-br',
    tag: 'pt-BR',
    name: 'Português (Brasil)',
    find: 'Encontre a sua escola',
    courses: 'Cursos',
  },
]

for (const { prefix, tag, name, find, courses } of languages) {
  test(`the site is available in ${name}`, async ({ request }) => {
    const home = await readHtml(request, prefix || '/')
    expect(home.status).toBe(200)
    expect(home.one('html')?.attribs.lang).toBe(tag)
    expect(home.all('h2').map(textOf)).toContain(find)
    const cards = DomUtils.getElementsByTagName('h3', home.all('sh-island'))
    const card = cards.filter((title) => textOf(title).includes('Maple Harbour'))
    expect(card).toHaveLength(1)
    const address = DomUtils.getElementsByTagName('a', card)[0]?.attribs.href
    expect(address).toBe(`${prefix}/schools/maple-harbour`)

    const school = await readHtml(request, address ?? '')
    expect(school.status).toBe(200)
    expect(school.one('html')?.attribs.lang).toBe(tag)
    expect(textOf(DomUtils.getElementsByTagName('h2', school.byId('anc-courses'))[0])).toContain(courses)
    const current = DomUtils.getElementsByTagName('a', school.byId('language-menu')).filter(
      ({ attribs }) => 'aria-current' in attribs,
    )
    expect(current.map(textOf)).toEqual([name])
    const summary = school.one('meta', { name: 'description' })?.attribs.content
    expect(summary?.length).toBeGreaterThan(20)
    if (tag !== 'en') expect(summary).not.toContain('A wooden house')
  })
}

test('the site has a different title in each language', async ({ request }) => {
  const titles = new Set<string | undefined>()
  for (const { prefix } of languages) {
    const html = await (await request.get(prefix || '/')).text()
    titles.add(/<h1>(.+?)<\/h1>/.exec(html)?.[1])
  }
  expect(titles).not.toContain(undefined)
  // The two variants of Portuguese may have the same title.
  expect(titles.size).toBeGreaterThanOrEqual(9)
})

test('the text of a post is in the language of the page', async ({ request }) => {
  const headings = async (prefix: string) => {
    const { all } = await readHtml(request, `${prefix}/news/library-evenings`)
    return all('h2').map(textOf)
  }
  expect(await headings('')).toContain('What changes')
  expect(await headings('/eu')).toContain('Zer aldatzen den')
  expect(await headings('/de')).toContain('Was sich ändert')
  expect(await headings('/de')).not.toContain('What changes')
})

test('the language menu leads to the same page in the other language', async ({ page }) => {
  for (const path of ['/', '/schools/vieux-phare', '/about']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(path === '/' ? '/de' : `/de${path}`)
    await page.getByRole('button', { name: 'Sprache' }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(path)
  }
})

test('unknown addresses are answered in the language of the address', async ({ request }) => {
  const page = await readHtml(request, '/fr/nulle-part')
  expect(page.status).toBe(404)
  expect(page.one('html')?.attribs.lang).toBe('fr')
  expect(textOf(page.one('h1'))).toBe('Page introuvable')
})

test('English has one address only', async ({ request }) => {
  for (const [from, to] of [
    ['/en', '/'],
    ['/en/schools/maple-harbour', '/schools/maple-harbour'],
    ['/de/', '/de'],
  ]) {
    const answer = await request.get(from ?? '', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, to])
  }
})
