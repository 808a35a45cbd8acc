import { expect, test } from './test'

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
  test(`the site is available in ${name}`, async ({ page }) => {
    const home = await page.goto(prefix || '/')
    expect(home?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.getByRole('heading', { level: 2, name: find })).toBeVisible()

    await page.locator('sh-island h3 a').filter({ hasText: 'Maple Harbour' }).click()
    await expect(page).toHaveURL(`${prefix}/schools/maple-harbour`)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('#anc-courses h2')).toContainText(courses)
    await expect(page.locator('.language-menu [aria-current]')).toHaveText(name)
    const summary = await page.locator('meta[name="description"]').getAttribute('content')
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

test('a text without a translation is shown in English', async ({ page }) => {
  await page.goto('/eu/schools/maple-harbour')
  const description = page.locator('#anc-description')
  await expect(description.getByRole('heading', { name: 'What a week looks like' })).toBeVisible()
  await page.goto('/de/schools/maple-harbour')
  await expect(description.getByRole('heading', { name: 'Wie eine Woche aussieht' })).toBeVisible()
  await expect(description.getByText('What a week looks like')).toHaveCount(0)
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

test.describe('unknown addresses', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('are answered in the language of the address', async ({ page }) => {
    const answer = await page.goto('/fr/nulle-part')
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
  })
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
