import { beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { rejectedForMs, rejectedForms, rejectedFormsTask } from '../../../src/platform/http/rejected-forms'
import { describeSite, openSecondNode, type Site } from '../kit/harness'

const schema = z.object({ typed: z.string() })
const options = { purpose: 'trial', schema }
const ana = { typed: 'name=Ana&email=ana@x.example' }

describeSite('kept forms', (open) => {
  let site: Site
  const rows = () => site.sql('select id, attempts, content from kept_forms')

  beforeAll(async () => {
    site = await open()
  })

  it('are opened by their key only, on every node, as often as the visitor goes back', async () => {
    const forms = rejectedForms(site.payload, options)
    const key = (await forms.keep(ana, 'once')) ?? ''
    expect(key).toMatch(/^[\w-]{24}$/)
    expect([await forms.find(key), await forms.find(key)]).toEqual([ana, ana])
    for (const wrong of [null, '', 'gone', key.replace(/.$/, '!'), 'A'.repeat(24)])
      expect(await forms.find(wrong)).toBeUndefined()
    const other = rejectedForms(site.payload, { purpose: 'another form', schema })
    expect(await other.find(key)).toBeUndefined()
    if (site.dialect === 'sqlite') return
    const node = await openSecondNode(site)
    expect(await rejectedForms(node.payload, options).find(key)).toEqual(ana)
    await node.close()
  })

  it('can be read neither in the database nor with the secret alone', async () => {
    const forms = rejectedForms(site.payload, options)
    const key = (await forms.keep(ana, 'my once')) ?? ''
    const stored = JSON.stringify(await rows())
    for (const text of ['Ana', 'ana@x', 'typed', key, 'my once']) expect(stored).not.toContain(text)
    await site.sql('delete from kept_forms')
    expect(await forms.find(key)).toBeUndefined()
  })

  it('are deleted when the form was sent, and by the scheduler when their time is over', async () => {
    const forms = rejectedForms(site.payload, options)
    const keptAfter = Date.now()
    const [first, second, other] = await Promise.all(['a', 'a', 'b'].map((once) => forms.keep(ana, once)))
    await forms.forget('a')
    expect(await forms.find(first ?? null)).toBeUndefined()
    expect(await forms.find(second ?? null)).toBeUndefined()
    expect(await forms.find(other ?? null)).toEqual(ana)

    const keptBefore = Date.now()
    vi.useFakeTimers({ now: keptAfter + rejectedForMs - 1, toFake: ['Date'] })
    try {
      await rejectedFormsTask.run(site.payload, new AbortController().signal)
      expect(await forms.find(other ?? null)).toEqual(ana)
      vi.setSystemTime(keptBefore + rejectedForMs + 1)
      expect(await forms.find(other ?? null)).toBeUndefined()
      await rejectedFormsTask.run(site.payload, new AbortController().signal)
    } finally {
      vi.useRealTimers()
    }
    expect(await rows()).toEqual([])
  })

  it('are limited in size and number', async () => {
    const forms = rejectedForms(site.payload, options)
    expect(await forms.keep({ typed: 'x'.repeat(25_000) }, 'large')).toBeUndefined()
    expect(await rows()).toEqual([])
    await site.sql(`insert into kept_forms (id, attempts, content, expires_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 4999)
      select 'n' || n, 'x', 'x', ${Date.now() + 1e6} from numbers`)
    expect(await forms.keep(ana, 'last')).toBeDefined()
    expect(await forms.keep(ana, 'too many')).toBeUndefined()
    await site.sql('delete from kept_forms')
  })

  it('are given up if they cannot be stored', async () => {
    const forms = rejectedForms(site.payload, options)
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const failing = vi.spyOn(site.payload.db, 'beginTransaction').mockRejectedValue(away)
    expect(await forms.keep(ana, 'once')).toBeUndefined()
    await forms.forget('once')
    failing.mockRestore()
    expect(await forms.keep(ana, 'once')).toBeDefined()
  })
})
