import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commentFields, commentsPath } from '../../src/features/comments/contract'
import { answerQuestion } from '../integration/enrolments/enrol-form'
import { createUser } from '../integration/kit/content'
import { describeOnBoth, type Site } from '../integration/kit/harness'
import { checkStored, countAnswered, nothingAnswered, writeEverything } from './kit/all-writes'
import { recordFault } from './kit/fault-table'
import { runSite } from './kit/site-process'
import { asVisitor, editSchool, logIn, prepareWrites } from './kit/writers'

const hourMs = 60 * 60_000
const changeable = [
  process.execPath,
  '--conditions=production',
  '--require',
  './tests/faults/kit/change-process.cjs',
  'dist/server/main.js',
]

describeOnBoth('a clock that jumps', (open, dialect) => {
  let site: Site
  let school: number
  let email: string
  let running: Awaited<ReturnType<typeof runSite>>
  const clockFile = () => path.join(site.env.dataDir, 'clock')

  beforeAll(async () => {
    site = await open()
    school = await prepareWrites(site)
    await site.payload.updateGlobal({ slug: 'comment-settings', data: { captcha: true, secondsBetween: 60 } })
    email = (await createUser(site.payload, 'administrator')).email
    await site.close()
    running = await runSite(
      {
        ...{ DATA_DIR: site.env.dataDir, DATABASE_URL: site.env.database.url, TRUST_PROXY: '1' },
        ...{ PAYLOAD_SECRET: 'only for tests, and long enough for that', FAULT_CLOCK_FILE: clockFile() },
      },
      changeable,
    )
    await running.ready()
  })
  afterAll(() => void running.child.kill('SIGKILL'))

  const setClock = async (offsetMs: number) => {
    writeFileSync(clockFile(), String(offsetMs))
    running.child.kill('SIGUSR2')
    await expect.poll(running.output, { timeout: 10_000 }).toMatch(new RegExp(`changed: ${offsetMs}\\b[^]*$`))
  }

  let count = 0
  /** Opens the form for comments as a visitor without JavaScript does. Returns a function that sends it. */
  const openForm = async (visitor: Record<string, string>) => {
    const address = `${running.url}${commentsPath({ type: 'schools', slug: 'priced' })}`
    const html = await (await fetch(`${address}/write`, { headers: visitor })).text()
    const answer = answerQuestion(html)
    expect(answer['captcha-question']).not.toBe('')
    const number = count++
    const fields = {
      [commentFields.author]: 'Visitor',
      [commentFields.email]: 'visitor@mail.example',
      [commentFields.parentId]: '0',
      [commentFields.once]: `clock-${number}`,
      ...answer,
    }
    return async (headers = visitor, more = '') => {
      const body = new URLSearchParams({
        ...fields,
        [commentFields.content]: `At another time ${number}${more}`,
      })
      const sent = await fetch(address, { method: 'POST', redirect: 'manual', headers, body })
      await sent.arrayBuffer()
      const { searchParams } = new URL(sent.headers.get('location') ?? '/', running.url)
      return sent.status === 303 && !searchParams.has('kept') ? 'stored' : 'refused'
    }
  }

  it('by an hour, forward and back, ends no session, no form and no limit for longer than its time', async () => {
    const token = await logIn(running.url, email)
    const answered = nothingAnswered()
    const visitor = asVisitor()
    const early = await openForm(visitor)

    await setClock(hourMs)
    // Forms and sessions are valid for two hours.
    expect(await early()).toBe('stored')
    answered.edits.push(await editSchool(running.url, token, school))
    const ahead = asVisitor()
    const sendAhead = await openForm(ahead)
    const unsent = await openForm(asVisitor())
    expect(await sendAhead()).toBe('stored')
    // An answer is used only once, whatever the clock says.
    expect(await sendAhead(asVisitor(), ' again')).toBe('refused')

    await setClock(0)
    answered.edits.push(await editSchool(running.url, token, school))
    expect(await unsent()).toBe('stored')
    expect(await sendAhead(asVisitor(), ' once more')).toBe('refused')
    // The limit between two comments began an hour ahead. It must not last for an hour.
    expect(await (await openForm(ahead))()).toBe('stored')

    await setClock(-hourMs)
    let over = false
    const kinds = ['quotes', 'enrolments', 'uploads', 'edits'] as const
    const writing = writeEverything({ url: running.url, email, school, answered, kinds, isOver: () => over })
    for (const kind of kinds)
      await expect.poll(() => answered[kind].length, { timeout: 60_000 }).toBeGreaterThan(2)
    over = true
    const { unanswered } = await writing
    expect(unanswered).toBe(0)
    expect((await running.get('/readyz'))?.status).toBe(200)
    await checkStored(site, school, answered)
    recordFault({
      ...{ fault: 'clock an hour forward and back', database: dialect, extent: 'three jumps' },
      ...{ answered: countAnswered(answered), lost: 0, doubled: 0 },
      meanwhile: 'everything works; forms, sessions and limits keep their length',
    })
  })
})
