import { beforeAll, expect, it } from 'vitest'
import { todayIn } from '../../../src/shared/time/days'
import { openApp, type TestApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

describeSite('opening hours', (open) => {
  let site: Site
  let web: TestApp
  beforeAll(async () => {
    site = await open()
    web = await openApp(site)
    return web.close
  })

  const always = [{ firstDay: 'mon' as const, lastDay: 'sun' as const, opens: '00:00', closes: '23:59' }]

  it('are shown with the address, for search engines, and as open now unless the school is closed', async () => {
    const { id, slug } = await createSchool(site.payload, {
      name: 'Tide School',
      phone: '+1 250 555 0199',
      openingHours: always,
      timeZone: 'America/Halifax',
      publicHolidays: false,
    } as never)
    const text = async (path = `/schools/${slug}`) => (await web.get(path)).body
    const body = await text()
    expect(body).toMatch(/<strong class="open-now">Open now, until 11:59/)
    expect(body).toMatch(/Monday – Sunday<\/span> <span>12:00.AM/)
    expect(body).toContain('href="tel:+12505550199"')
    expect(body).toContain('"openingHoursSpecification":[{"@type":"OpeningHoursSpecification"')
    expect(await text(`/de/schools/${slug}/how-to-get-here`)).toContain('Jetzt geöffnet, bis 23:59 Uhr')

    const today = todayIn('America/Halifax', new Date())
    const closures = [{ from: today, to: today, title: 'Storm', weeks: 'count' as const }]
    await site.payload.update({ collection: 'schools', id, data: { closures } })
    await expect.poll(() => text()).toMatch(/<strong class="closed-now">Closed now. Opens again: .*12:00.AM/)
  })

  it('need times of day, the later one last', async () => {
    const create = (opens: string, closes: string) =>
      createSchool(site.payload, { openingHours: [{ firstDay: 'mon', opens, closes }] } as never)
    await expect(create('8.30', '12:00')).rejects.toThrow(/Opens/)
    await expect(create('14:00', '12:00')).rejects.toThrow(/Closes/)
  })
})
