import { setTimeout as wait } from 'node:timers/promises'
import { type FullConfig, request } from '@playwright/test'
import { quietPage, services } from '../consent/consent-visitors'
import { administrator, expect } from './test'

/**
 * The settings of the shared site, saved once before the first spec. No spec changes them: one that needs
 * others starts its own site (start-site.ts, third-party-site.ts).
 */
const settings = {
  // Few comments per page, so that the demo has several pages, and no time limit between two comments.
  'comment-settings': { perPage: 5, secondsBetween: 0 },
  'consent-settings': { blockList: services, hideModalIn: [{ url: quietPage }], showMessage: true },
}

const untilServed = async (url: string) => {
  const isServed = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const end = Date.now() + 300_000; !(await isServed()); await wait(200))
    if (Date.now() > end) throw new Error(`${url} does not answer`)
}

export default async function setUp({ projects }: FullConfig) {
  // What is older was created with the demo; the specs read it.
  process.env.E2E_SET_UP_AT = new Date().toISOString()
  const baseURL = projects[0]?.use.baseURL ?? ''
  const staff = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })
  // Without a build, the site is ready before its admin panel is built and loaded, which takes long on a busy machine.
  await expect
    .poll(async () => (await staff.get('/admin/login', { timeout: 120_000 })).status(), { timeout: 600_000 })
    .toBe(200)
  await staff.post('/api/users/login', { data: administrator })
  process.env.E2E_SESSION = JSON.stringify((await staff.storageState()).cookies)
  for (const [name, data] of Object.entries(settings)) {
    const answer = await staff.post(`/api/globals/${name}`, { data })
    if (!answer.ok()) throw new Error(`${name} could not be set: ${await answer.text()}`)
  }
  await staff.dispose()
  await untilServed(`http://127.0.0.1:${process.env.E2E_WIDGETS_PORT}/widgets`)
}
