// node bench/wordpress.mjs [megabytes …]: memory and time of an import into an empty site, first as a dry run. Without arguments 10 MB.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const megabyte = 1024 * 1024

const cdata = (text) => `<![CDATA[${text}]]>`
const words =
  'The harbour was quiet in the morning, and the teachers met beside the old lighthouse with their café cups.'

/** One of twenty entries is a page, one of four an attachment; posts have comments, as on real sites. */
const item = (id) => {
  const isFile = id % 4 === 0
  const type = isFile ? 'attachment' : id % 20 === 1 ? 'page' : 'post'
  const paragraphs = Array.from(
    { length: isFile ? 0 : 40 },
    (_, n) =>
      `<!-- wp:paragraph -->\n<p>${words} <a href="https://old.example/entry-${(id + n) % 10_000}/">Entry ${n}</a></p>\n<!-- /wp:paragraph -->`,
  )
  const comment = (n) =>
    `<wp:comment><wp:comment_id>${id * 10 + n}</wp:comment_id><wp:comment_author>${cdata(`Visitor ${n}`)}</wp:comment_author><wp:comment_author_email>v${n}@x.example</wp:comment_author_email><wp:comment_date_gmt>2020-05-02 10:00:00</wp:comment_date_gmt><wp:comment_content>${cdata(words)}</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type></wp:comment>`
  return `<item><title>${cdata(`Entry ${id}`)}</title><link>https://old.example/entry-${id}/</link><dc:creator>${cdata('ana')}</dc:creator><content:encoded>${cdata(paragraphs.join('\n\n'))}</content:encoded><excerpt:encoded>${cdata('')}</excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2020-05-01 10:20:30</wp:post_date_gmt><wp:comment_status>open</wp:comment_status><wp:post_name>entry-${id}</wp:post_name><wp:status>${isFile ? 'inherit' : 'publish'}</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>${type}</wp:post_type>${isFile ? `<wp:attachment_url>https://old.example/wp-content/uploads/${id}.jpg</wp:attachment_url>` : ''}${type === 'post' ? [1, 2, 3].map(comment).join('') : ''}</item>\n`
}

const writeExport = async (file, wantedBytes) => {
  const out = createWriteStream(file)
  const write = async (text) => {
    if (!out.write(text)) await once(out, 'drain')
    return Buffer.byteLength(text)
  }
  await write(
    `<?xml version="1.0" encoding="UTF-8" ?>\n<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old school</title><link>https://old.example</link><language>en-GB</language><wp:base_blog_url>https://old.example</wp:base_blog_url>\n`,
  )
  let id = 0
  for (let bytes = 0; bytes < wantedBytes; ) bytes += await write(item(++id))
  out.end('</channel></rss>\n')
  await once(out, 'close')
  return id
}

/** The largest amount of memory that the process has had, in MB; Linux only. */
const peakOf = (pid) => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Processor time so far, in seconds; independent of what else the machine does. */
const processorTimeOf = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return 0
  }
}

/** Runs the command and watches it. */
const runImport = async (file, env, ...options) => {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['--conditions=production', 'scripts/command.mjs', 'import:wordpress', file, '--no-fetch', ...options],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  let peak = 0
  let processor = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid))
    processor = Math.max(processor, processorTimeOf(child.pid))
  }, 100)
  const [code] = await once(child, 'close')
  clearInterval(watch)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `${seconds} s (${processor.toFixed(1)} s of processor time), at most ${peak.toFixed(0)} MB of memory, exit code ${code}`
}

const measure = async (megabytes) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-bench-'))
  try {
    const file = path.join(folder, 'export.xml')
    const entries = await writeExport(file, megabytes * megabyte)
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: '',
      PAYLOAD_SECRET: 'only for measuring, and long enough for that',
      LOG_LEVEL: 'fatal',
    }
    const prepare = ['--conditions=production', '--import', 'tsx', 'bench/wordpress/empty-site.ts']
    if (spawnSync(process.execPath, prepare, { env, stdio: 'inherit' }).status !== 0)
      throw new Error('the empty site could not be made')
    console.log(`${(statSync(file).size / megabyte).toFixed(0)} MB, ${entries} entries`)
    console.log(`  dry run: ${await runImport(file, env, '--dry-run')}`)
    if (!process.argv.includes('--dry-run')) console.log(`  import:  ${await runImport(file, env)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const sizes = process.argv.slice(2).map(Number).filter(Boolean)
for (const megabytes of sizes.length ? sizes : [10]) await measure(megabytes)
