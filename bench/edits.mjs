// Part of npm run bench; on its own: node bench/edits.mjs
// An edit of the site's settings makes all pages old: how soon those that visitors look at are new, and what the others cost.
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { demoFolder, printRows, processTime } from './processor-time.mjs'
import { startServer } from './servers.mjs'
import { administrator, signIn } from './staff.mjs'

const start = ['--conditions=production', 'scripts/start.mjs']
const pages = 1000
/** Pages that visitors have open when the edit is made. */
const visible = 20
/** All pages would take minutes. */
const observedSeconds = 30

const paragraph = (text) => ({
  type: 'paragraph',
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  textFormat: 0,
  children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
})

const richText = (texts) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: texts.map(paragraph),
  },
})

const sentence =
  'The school stands above the harbour, ten minutes from the ferry, and on Fridays there is a boat. '

/** School pages are several times as large as usual ones: more of them than these would not fit into memory. */
const ofDemo = 200
const prefixes = ['', '/ca', '/de', '/es', '/eu', '/fr', '/gl', '/it', '/pt', '/pt-br']

/** Adds pages and returns the addresses of a thousand. */
const fill = async (site, send) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const demo = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address).pathname)
  if (demo.length < ofDemo) throw new Error(`the sitemap has ${demo.length} pages`)
  const added = []
  for (let i = 0; i < (pages - ofDemo) / prefixes.length; i++) {
    const slug = `bench-page-${i}`
    await send('/api/pages?locale=en&depth=0', {
      title: `Page ${i} of the bench`,
      slug,
      summary: sentence,
      _status: 'published',
      blocks: [{ blockType: 'text', text: richText(Array(20).fill(sentence.repeat(4))) }],
    })
    added.push(...prefixes.map((prefix) => `${prefix}/${slug}`))
  }
  return [...demo.slice(0, ofDemo), ...added]
}

let client = 0
const get = async (site, address) => {
  client++
  const headers = { 'x-forwarded-for': `10.1.${(client >> 8) & 255}.${client & 255}` }
  const response = await fetch(site.url + address, { headers })
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

const metric = async (site, name) =>
  Number(
    new RegExp(`^schoolhouse_${name} (\\S+)$`, 'm').exec(
      await (await fetch(`${site.url}/metrics`)).text(),
    )[1],
  )

/** Rows of the table, for the demo site of a folder that nobody uses meanwhile. The folder gets more pages. */
export const measureEdits = async (dataDir) => {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: '1' }
  const site = await startServer(start, { ...env, ...administrator })
  try {
    const send = await signIn(site)
    const addresses = await fill(site, send)
    for (const address of addresses) await get(site, address)
    const inMemory = await metric(site, 'page_cache_entries')
    if (inMemory < pages) throw new Error(`${inMemory} pages are in memory instead of ${pages}`)
    // Every fiftieth page is used again.
    const used = addresses.filter((_address, index) => index % Math.floor(pages / visible) === 0)
    await sleep(1100)
    for (const address of used) await get(site, address)

    const name = `Renamed ${Date.now()}`
    await send('/api/globals/site-settings?depth=0', { name })
    const edited = performance.now()
    const newAfter = await Promise.all(
      used.map(async (address) => {
        while (!(await get(site, address)).includes(name)) await sleep(20)
        return performance.now() - edited
      }),
    )
    const seconds = Math.max(...newAfter) / 1000
    // From here on the others follow, more slowly.
    await sleep(500)
    const [processor, renders, began] = [
      processTime(site.pid),
      await metric(site, 'page_renders_total'),
      performance.now(),
    ]
    await sleep(observedSeconds * 1000)
    const elapsed = performance.now() - began
    const share = (processTime(site.pid) - processor) / elapsed
    const rendered = (await metric(site, 'page_renders_total')) - renders
    const perSecond = (rendered / elapsed) * 1000
    return [
      [
        `An edit of the settings with 1,000 pages in memory: the ${visible} used last are new after`,
        `${seconds.toFixed(2)} s`,
        '≤ 1 s',
      ],
      [
        `The others are made anew meanwhile (${perSecond.toFixed(0)} a second), in cores`,
        share.toFixed(2),
        '≤ 0.5',
      ],
    ]
  } finally {
    await site.stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = await demoFolder()
  try {
    printRows(await measureEdits(folder.dataDir))
  } finally {
    folder.remove()
  }
}
