import { beforeAll, expect, it } from 'vitest'
import { commentFields, commentsPath, MAIL_ABOUT } from '../../src/features/comments/contract'
import { filledForm } from '../integration/enrol-form'
import { describeOnBoth, openSecondNode, type Site } from '../integration/harness'
import { createSchoolWithDemoPrices } from '../integration/priced-school'
import { builtServer, runSite } from './site-process'

const rounds = 4
const writers = 8
const roundMs = 2500

let visitors = 0

/** Each request comes from a different visitor, so that no rate limit applies. */
const asVisitor = () => {
  const visitor = visitors++
  return { 'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}` }
}

/** Sends a form and returns the address it redirects to. */
const send = async (address: string, fields: Record<string, string>): Promise<string> => {
  const body = new URLSearchParams(fields)
  const answer = await fetch(address, { method: 'POST', redirect: 'manual', headers: asVisitor(), body })
  const location = answer.headers.get('location')
  if (answer.status !== 303 || !location) throw new Error(`answered ${answer.status}`)
  return location
}

const saveQuote = (url: string) =>
  send(`${url}/schools/priced/quotes`, { course: '3', weeks: '4', accommodation: '5' })

const enrol = async (url: string): Promise<string> => {
  const address = `${await saveQuote(url)}/enrol`
  const get = async (path: string) => ({ body: await (await fetch(url + path)).text() })
  const location = await send(url + address, await filledForm({ get }, address))
  return new URL(location, url).searchParams.get('reference') ?? ''
}

let comments = 0

/** Posts a comment and returns its text; the captcha and the limit between two comments are off. */
const comment = async (url: string): Promise<string> => {
  const content = `Comment number ${comments++}`
  await send(`${url}${commentsPath({ type: 'schools', slug: 'priced' })}`, {
    [commentFields.author]: 'Visitor',
    [commentFields.email]: 'visitor@mail.example',
    [commentFields.content]: content,
    [commentFields.parentId]: '0',
    [commentFields.once]: `kill-${content}`,
  })
  return content
}

/** Writes until the site is gone and records every confirmed write. */
const untilKilled = async (write: () => Promise<string>, answered: string[]) => {
  for (;;) {
    try {
      answered.push(await write())
    } catch (error) {
      if (String(error).includes('answered')) throw error
      return
    }
  }
}

describeOnBoth('a site that is killed during writes', (open) => {
  let site: Site
  let env: Record<string, string>
  beforeAll(async () => {
    site = await open()
    await createSchoolWithDemoPrices(site.payload, 'priced')
    await site.payload.updateGlobal({
      slug: 'comment-settings',
      data: { captcha: false, secondsBetween: 0, notify: ['moderator@school.example'] },
    })
    env = {
      DATA_DIR: site.env.dataDir,
      DATABASE_URL: site.env.database.url,
      TRUST_PROXY: '1',
    }
    await site.close()
  })

  const start = async () => {
    const running = await runSite(env, builtServer)
    await running.ready()
    return running
  }

  it('keeps every confirmed write after each restart', async () => {
    const quotes: string[] = []
    const references: string[] = []
    const contents: string[] = []
    for (let round = 0; round < rounds; round++) {
      const { url, kill } = await start()
      const writing = Promise.all(
        Array.from({ length: writers }, (_, index) => {
          if (index % 4 === 3) return untilKilled(() => comment(url), contents)
          return index % 2
            ? untilKilled(() => saveQuote(url), quotes)
            : untilKilled(() => enrol(url), references)
        }),
      )
      // The first request may take longer than a round on a slow machine, but each round needs confirmed writes.
      for (const answered of [quotes, references, contents]) {
        const before = answered.length
        await expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThan(before)
      }
      await new Promise((resolve) => setTimeout(resolve, roundMs))
      await kill('SIGKILL')
      await writing
    }
    const { url, kill } = await start()
    const missing = []
    for (const address of quotes) {
      const answer = await fetch(url + address)
      if (!(answer.ok && (await answer.text()).includes('CA$'))) missing.push(address)
    }
    await kill('SIGTERM')
    expect(missing).toEqual([])
    expect(quotes.length).toBeGreaterThan(rounds)

    const { payload, close } = await openSecondNode(site)
    const everything = { depth: 0, pagination: false } as const
    const enrolments = (await payload.find({ collection: 'enrolments', ...everything })).docs
    const mails = (await payload.find({ collection: 'outgoing-mail', ...everything })).docs
    const written = (await payload.find({ collection: 'comments', ...everything })).docs
    await close()
    const texts = written.map(({ content }) => content)
    expect(contents.filter((content) => !texts.includes(content))).toEqual([])
    expect(new Set(texts).size).toBe(texts.length)
    expect(contents.length).toBeGreaterThan(rounds)
    // A pending comment and its notification mail are stored together or not at all.
    const notified = mails
      .filter(({ about }) => about?.startsWith(MAIL_ABOUT))
      .map(({ about }) => about?.split(':')[1])
    expect(
      written.filter(({ id, state }) => state === 'unapproved' && !notified.includes(String(id))),
    ).toEqual([])
    const stored = enrolments.map(({ reference }) => reference)
    expect(references.filter((reference) => !stored.includes(reference))).toEqual([])
    // Enrolments without an answer are also stored with both mails or not at all.
    const mailsOf = (reference: string) => mails.filter(({ subject }) => subject.includes(reference)).length
    expect(stored.filter((reference) => mailsOf(reference) !== 2)).toEqual([])
    expect(references.length).toBeGreaterThan(rounds)
  })
})
