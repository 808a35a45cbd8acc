import { thorough } from '../kit/test'
import { dialog } from './consent-site'
import { parentDomain } from './third-party-site'
import { allPages, choose, expect, group, openSettings, stored, test, visit } from './third-party-test'

// Withdrawal is as easy as consent and removes everything the allowed services have stored.

test.describe.configure({ mode: 'default' })

const school = '/schools/maple-harbour'

const far = Date.now() / 1000 + 9999
const cookie = (name: string, domain: string, path = '/', httpOnly = false) => ({
  name,
  value: '1',
  domain,
  path,
  httpOnly,
  expires: far,
})

test('withdrawal deletes everything of the services and nothing else', async ({ page, context, site }) => {
  await visit(page, school)
  await choose(page, 'Accept')
  const { hostname } = new URL(site.url)
  const theirs = [
    cookie('counter-host', hostname),
    cookie('counter-parent', `.${parentDomain}`),
    cookie('counter-path', hostname, school),
    cookie('counter-folder', hostname, '/schools/'),
    cookie('counter-parent-path', `.${parentDomain}`, '/schools'),
    cookie('counter-hidden', hostname, '/', true),
    cookie('counter-hidden-parent', `.${parentDomain}`, '/', true),
    cookie('counter-hidden-path', `.${parentDomain}`, school, true),
  ]
  const ours = [
    cookie('currency', hostname),
    cookie('zoo-comment_author', hostname),
    cookie('payload-token', hostname, '/', true),
    // Of another program on this host.
    cookie('PHPSESSID', hostname, '/', true),
  ]
  await context.addCookies([...theirs, ...ours])
  await page.evaluate(async () => {
    localStorage.setItem('counter-local', '1')
    localStorage.setItem('other', '1')
    sessionStorage.setItem('counter-session', '1')
    // The connection stays open, as with many trackers.
    await new Promise((done) => {
      indexedDB.open('counter-database').onsuccess = done
    })
  })
  const own = [...ours.map(({ name }) => name), 'pd_cc', 'other'].sort()
  const kept = ['counter', 'counter', 'counter', 'counter-database', 'counter-local', 'counter-session']
  const everything = [...theirs.map(({ name }) => name), ...own, ...kept].sort()
  // The scripts that were restored store something, too.
  await expect.poll(() => stored(page)).toEqual(everything)

  await openSettings(page)
  await dialog(page).getByRole('button', { name: 'Accept all', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await stored(page), 'nothing was withdrawn').toEqual(everything)

  await openSettings(page)
  await choose(page, 'Reject all')
  await expect.poll(() => stored(page)).toEqual(own)
})

test('cookies of another path are deleted on the next visit there', async ({ page, context, site }) => {
  await visit(page, '/about')
  await choose(page, 'Accept')
  const { hostname } = new URL(site.url)
  const theirs = [
    cookie('counter-path', hostname, school),
    cookie('counter-folder', hostname, '/schools/'),
    cookie('counter-parent-path', `.${parentDomain}`, '/schools'),
    cookie('counter-hidden-path', hostname, school, true),
    cookie('counter-hidden-parent-path', `.${parentDomain}`, school, true),
  ]
  const ours = cookie('currency', hostname)
  await context.addCookies([...theirs, ours])
  await openSettings(page)
  await choose(page, 'Reject all')
  const names = async () => (await context.cookies()).map(({ name }) => name).sort()
  const all = [...theirs, ours]
    .map(({ name }) => name)
    .concat('pd_cc')
    .sort()
  await expect.poll(names, 'not visible from this path').toEqual(all)
  await visit(page, school)
  await expect.poll(names).toEqual(['currency', 'pd_cc'])
})

test(
  'a foreign cookie with the name of ours does not invalidate the decision',
  thorough,
  async ({ page, context, site }) => {
    const { hostname } = new URL(site.url)
    await context.addCookies([
      cookie('pd_cc', `.${parentDomain}`),
      cookie('pd_cc', hostname, '/about', true),
      cookie('pd_cc', `.${hostname}`),
    ])
    await visit(page, '/about')
    await dialog(page).getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    await visit(page, '/about')
    await expect(dialog(page)).toBeHidden()
    const left = (await context.cookies()).filter(({ name }) => name === 'pd_cc')
    expect(left.map(({ domain, path }) => [domain, path])).toEqual([[hostname, '/']])
  },
)

test(
  'names that editors list for a service are kept while it is allowed and deleted afterwards',
  thorough,
  async ({ page, context, site }) => {
    await visit(page, school)
    const { hostname } = new URL(site.url)
    const cookie = (name: string) => ({ name, value: `${name} of Ana`, domain: hostname, path: '/' })
    await context.addCookies([cookie('film_id'), cookie('stranger')])
    await page.evaluate(() => {
      for (const key of ['film-place', 'stranger']) localStorage.setItem(key, `${key} at 12:30`)
    })
    const values = async () => [
      ...(await context.cookies()).filter(({ name }) => name !== 'pd_cc').map(({ value }) => value),
      ...(await page.evaluate(() => Object.values({ ...localStorage }).map(String))),
    ]
    await dialog(page).getByRole('button', { name: 'Configure' }).click()
    await group(page, 'Films').check()
    await choose(page, 'Save settings')
    const strangers = ['stranger of Ana', 'stranger at 12:30']
    await expect
      .poll(values)
      .toEqual(expect.arrayContaining(['film_id of Ana', 'film-place at 12:30', ...strangers]))
    await openSettings(page)
    await choose(page, 'Reject all')
    await expect.poll(values).toEqual(strangers)
  },
)

test.describe('withdrawal on every page', thorough, () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('takes two actions', async ({ page, site }) => {
    test.slow()
    await visit(page, '/everything')
    await dialog(page).getByRole('button', { name: 'Configure' }).click()
    await group(page, 'Counter').check()
    await choose(page, 'Save settings')
    // One page violates its policy on purpose; other tests cover it.
    const pages = (await allPages(site)).filter((address) => !address.endsWith('/inserting'))
    for (const address of pages) {
      await visit(page, address)
      await openSettings(page)
      await expect(
        dialog(page).locator('.consent-settings .consent-reject'),
        `the second action is visible after one action on ${address}`,
      ).toBeVisible()
    }
  })
})
