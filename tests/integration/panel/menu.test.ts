import { createLocalReq, getAccessResults } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { type MenuReader, readMenu, readMenuCounts } from '../../../src/platform/panel/menu/read-menu'
import type { Role } from '../../../src/platform/payload/access'
import { createUser } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('the menu of the panel', (open) => {
  let site: Site

  const requestOf = async (role: Role, language = 'en') => {
    const user = await createUser(site.payload, role)
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, site.payload)
    req.i18n = { ...req.i18n, language: language as never }
    return req
  }
  /** As a page that is not there asks, which knows no more of its request. */
  const menuOf = async (role: Role, language?: string) => {
    const req = await requestOf(role, language)
    const { payload, user, i18n } = req
    return readMenu({ payload, user, i18n } satisfies MenuReader, await getAccessResults({ req }))
  }

  beforeAll(async () => {
    site = await open()
  })

  it('has at most eleven entries at its first level, in the order of the work', async () => {
    const menu = await menuOf('administrator')
    expect(menu.length).toBeLessThanOrEqual(11)
    const names = menu.map(({ name }) => name)
    expect(names.slice(0, 3)).toEqual(['today', 'enrolments', 'students'])
    expect(names.at(-1)).toBe('settings')
    const website = menu.find(({ name }) => name === 'website')
    expect(website?.group?.label).toBe('Website')
    expect(website?.items[0]).toMatchObject({ name: 'pages', href: '/admin/collections/pages' })
    expect(new Set(menu.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(
      menu.flatMap(({ items }) => items).length,
    )
  })

  it('shows each role what it works with', async () => {
    const moderators = await menuOf('moderator')
    expect(moderators.length).toBeLessThanOrEqual(4)
    expect(moderators.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['today', 'comments', 'numbers']),
    )
    const editors = (await menuOf('editor', 'de')).flatMap(({ items }) => items)
    expect(editors.map(({ label }) => label)).toEqual(expect.arrayContaining(['Anmeldungen', 'Sprachen']))
    expect(editors.map(({ name }) => name)).not.toContain('backups')
    expect(editors.map(({ name }) => name)).toContain('students')
    expect(editors.map(({ name }) => name)).not.toContain('persons')
  })

  it('counts what waits, for those who see the entry', async () => {
    expect(await readMenuCounts(await requestOf('administrator'))).toEqual({
      enrolments: { count: 0, text: '0 new' },
      comments: { count: 0, text: '0 pending' },
    })
    expect(Object.keys(await readMenuCounts(await requestOf('moderator')))).toEqual(['comments'])
  })
})
