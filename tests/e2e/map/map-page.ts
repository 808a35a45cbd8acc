import type { Page } from '@playwright/test'
import type { MapView } from '../../../src/features/map/contract'
import { expect } from '../kit/test'

export const school = '/schools/maple-harbour'
export const directions = `${school}/how-to-get-here`

export const box = (page: Page) => page.getByRole('region', { name: /^Map: / })
export const pins = (page: Page) => page.locator('.map-pin')
export const label = (page: Page) => page.locator('.map-label')
export const hint = (page: Page) => page.locator('.map-hint')
const tiles = (page: Page) => page.locator('.leaflet-tile-loaded')

/**
 * The zoom of the top tiles, whose addresses are /<type>/<z>/<x>/<y>. NaN while the map is zooming, when
 * Leaflet ignores further input.
 */
export const zoomOf = (page: Page) =>
  page.locator('.leaflet-tile-container').evaluateAll((levels) => {
    if (document.querySelector('.leaflet-zoom-anim')) return Number.NaN
    const height = (level: Element) => Number((level as HTMLElement).style.zIndex)
    const top = levels.sort((a, b) => height(b) - height(a))[0]?.querySelector('img')
    return Number(top && new URL(top.src).pathname.split('/').at(-3))
  })

/** The position of the map pane. */
export const paneAt = (page: Page) =>
  page.locator('.leaflet-map-pane').evaluate((pane: HTMLElement) => pane.style.transform)

/** Scrolls to the map and waits until all its tiles are loaded. */
export const seeMap = async (page: Page) => {
  await box(page).scrollIntoViewIfNeeded()
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.locator('.leaflet-tile:not(.leaflet-tile-loaded)')).toHaveCount(0)
}

const entities: Record<string, string> = { quot: '"', lt: '<', gt: '>', amp: '&', '#x27': "'" }
const plain = (text: string) => text.replace(/&([\w#]+);/g, (all, name: string) => entities[name] ?? all)

/** Opens the map with other options than the demo's, as an editor could set them; by default on the smaller page. */
export const openWith = async (page: Page, change: (view: MapView) => void, path = directions) => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/data-map="([^"]*)"/, (_all, value: string) => {
        const view = JSON.parse(plain(value)) as MapView
        change(view)
        return `data-map="${JSON.stringify(view).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
      })
      await route.fulfill({ response: response, body: html })
    },
  )
  await page.goto(path)
  await seeMap(page)
}

/** Whether the page is wider than the window. */
export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** An address in the demo's town. */
export const known = '10 Mill Street'

export const field = (page: Page) => page.getByRole('textbox', { name: 'From address' })
export const button = (page: Page) => page.getByRole('button', { name: 'Get directions' })
export const line = (page: Page) => page.locator('path.map-route')
export const island = (page: Page) => page.locator('sh-island[name="map/Directions"]')

export const ask = async (page: Page, from: string) => {
  await field(page).fill(from)
  await button(page).click()
}

/** Hydrates the form by focus; from then on answers appear in place. */
export const touchForm = async (page: Page) => {
  await field(page).focus()
  await expect(island(page)).toHaveAttribute('data-hydrated')
}
