import type { APIRequestContext, Page, Response } from '@playwright/test'
import { cookiesBesidesChoice, expect, settled } from './test'

export const kilobyte = 1000

/** The size of a file transferred with gzip. */
export const gzipBytes = async (request: APIRequestContext, address: string): Promise<number> => {
  const answer = await request.get(address, { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers()['content-encoding'], address).toBe('gzip')
  return Number(answer.headers()['content-length'])
}

/** Records every request of the page from now on, with its resource type. */
export const recordRequests = (page: Page) => {
  const asked: { address: string; type: string }[] = []
  page.on('request', (request) => asked.push({ address: request.url(), type: request.resourceType() }))
  return asked
}

/** Loaded when a map becomes visible, and measured apart. The second file is shared with the lightbox, the third with islands. */
export const isOfTheMap = (address: string) => /\/(show-map|create-element|translator)-/.test(address)

/** The code of the calculator, fetched when a visitor who scrolls comes near it, and measured apart (budget.spec.ts). */
const isOfTheCalculator = (address: string) =>
  /\/(react|hydrate|Calculator\.island|catalogue|stay-texts|locale|money|model|school-path)-/.test(address)

interface Visit {
  page: Page
  request: APIRequestContext
  baseURL: string | undefined
  answer: Response | null
  asked: ReturnType<typeof recordRequests>
}

/** After the first visit of a page, scrolled to its end. */
export const expectLightAndQuiet = async ({ page, request, baseURL, answer, asked }: Visit) => {
  await settled(page)
  const hasCalculator = (await page.locator('sh-island[preload]').count()) > 0
  const weigh = async (type: string) => {
    const files = asked.filter(
      (file) =>
        file.type === type &&
        !isOfTheMap(file.address) &&
        !(hasCalculator && isOfTheCalculator(file.address)),
    )
    expect(files.length, type).toBeGreaterThan(0)
    const sizes = await Promise.all(files.map(({ address }) => gzipBytes(request, address)))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const script = await weigh('script')
  expect(script).toBeGreaterThan(0)
  expect(script, 'JavaScript before interaction').toBeLessThan(8 * kilobyte)
  const styles = await weigh('stylesheet')
  expect(styles).toBeGreaterThan(0)
  expect(styles, 'styles').toBeLessThan(20 * kilobyte)

  expect(asked.filter(({ address }) => !address.startsWith(`${baseURL}/`))).toEqual([])
  expect(await answer?.headerValue('set-cookie')).toBeNull()
  expect(await cookiesBesidesChoice(page.context())).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
}
