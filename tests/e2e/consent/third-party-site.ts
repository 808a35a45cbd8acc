import { type APIRequest, expect } from '@playwright/test'
import { startCopy } from '../kit/start-site'
import { administrator } from '../kit/test'

/** A subdomain, because cookies may belong to the parent. Browsers treat `localhost` names as secure, like https. */
const host = 'www.school.localhost'
export const parentDomain = 'school.localhost'

/** The services visitors are asked about, besides Google's tag, which comes from a snippet. */
export const listed = [
  {
    name: 'Counter',
    domain: 'tracker.test',
    stored: ['cookie', 'localStorage', 'sessionStorage', 'indexedDB'].map((kind) => ({
      name: 'counter*',
      kind,
    })),
  },
  { name: 'Pictures', domain: 'pixel.test' },
  // Not a known service; the editors list what it stores.
  {
    name: 'Films',
    domain: 'video.test',
    stored: [
      { name: 'film_*', kind: 'cookie', days: 30 },
      { name: 'film-place', kind: 'localStorage' },
    ],
  },
  { name: 'Letters', domain: 'fonts.test' },
  // The demo embeds one of its videos.
  { name: 'YouTube', domain: 'youtube.com' },
]

const says = (name: string) => `(window.ran ??= []).push('${name}')`

export const snippets = [
  {
    name: 'Counter',
    code: `<script src="http://tracker.test/analytics.js"></script>
<script nonce="of-their-own">${says('counted')}; countView()</script>`,
  },
  {
    name: 'Tag',
    code: `<script async src="http://tags.test/gtag.js?id=G-1"></script>
<script>window.dataLayer = window.dataLayer || []
function gtag() { dataLayer.push(arguments) }
gtag('js', 1); gtag('config', 'G-1')</script>`,
  },
]

const film = (name: string, title: string) =>
  `<iframe src="http://video.test/${name}.html" title="${title}" width="560" height="315"></iframe>`

/** One element of each kind. */
const everything = `<script src="http://tracker.test/first.js"></script>
<script>${says('inline')}</script>
<script src="http://tracker.test/second.js"></script>
<link rel="stylesheet" href="http://fonts.test/letters.css">
<img src="http://pixel.test/one.gif" srcset="http://pixel.test/two.gif 2x" alt="">
<picture><source srcset="http://pixel.test/wide.gif"><img src="/favicon.svg" alt=""></picture>
${film('one', 'First film')}${film('two', 'Second film')}
<img src="http://stranger.test/p.gif" alt="">`

const films = `${film('one', 'First film')}${film('two', 'Second film')}
<iframe src="http://stranger.test/map.html" title="A map"></iframe>`

/** A script that inserts other scripts once it is allowed. */
const inserting = '<script src="http://tracker.test/inserting.js"></script>'

const textWith = (code: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'block',
        version: 2,
        format: '',
        fields: { id: '0123456789abcdef00000000', blockName: '', blockType: 'embed', code, title: '' },
      },
    ],
  },
})

/** A separate copy of the demo with third parties in its settings and in two pages, so that other specs are not affected. */
export const startThirdPartySite = async (api: APIRequest) => {
  const { url, port, stop } = await startCopy(host)
  try {
    return { ...(await prepare(api, url, port)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const prepare = async (api: APIRequest, url: string, port: number) => {
  const request = await api.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    extraHTTPHeaders: { origin: url },
  })
  await request.post('/api/users/login', { data: administrator })
  const set = async (address: string, data: object) => {
    const answer = await request.post(address, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const setServices = (blockList: object[], more = {}) =>
    set('/api/globals/consent-settings', { blockList, ...more })
  const setSnippets = (given: object[]) =>
    set('/api/globals/site-settings', { snippets: given, currentPassword: administrator.password })
  await setServices(listed)
  await setSnippets(snippets)
  for (const [slug, code] of Object.entries({ everything, films, inserting })) {
    const blocks = [{ blockType: 'text', text: textWith(code) }]
    await set('/api/pages', { title: slug, slug, blocks, _status: 'published' })
  }
  return {
    url,
    port,
    /** Requests of an administrator, outside the browser. */
    request,
    setServices,
    setSnippets,
  }
}

export type ThirdPartySite = Awaited<ReturnType<typeof startThirdPartySite>>
