import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { captchaServices } from '../../src/features/captcha/providers'
import { siteCaptcha } from '../../src/features/captcha/queries.server'
import { inTransaction } from '../../src/shared/transaction.server'
import { htmlProblems } from '../html-problems'
import { openApp, type TestApp } from './app'
import { newVisitor, setCaptcha, setComments, storedComments } from './comment-visitor'
import { createSchool } from './content'
import { filledForm } from './enrol-form'
import { describeOnBoth, type Site } from './harness'
import { openService } from './local-service'
import { createPricedSchool } from './priced-school'

const providers = ['recaptcha', 'hcaptcha', 'turnstile'] as const
const made = '2026-11-15T10:00:00Z'

describeOnBoth('captchas of other services', (open) => {
  let site: Site
  let web: TestApp
  let at: string
  let service: Awaited<ReturnType<typeof openService>>
  let told: { status?: number; body?: string; hangs?: boolean }

  beforeAll(async () => {
    site = await open()
    at = `/schools/${(await createSchool(site.payload)).slug}/comments`
    await createPricedSchool(site.payload)
    await setComments(site.payload, { secondsBetween: 0, captcha: true })
    web = await openApp(site)
    service = await openService(() => told)
    // The app asks the real addresses; they lead to this machine here.
    const real = globalThis.fetch
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) =>
      real(String(address).startsWith('https:') ? `${service.url}/verify` : address, init),
    )
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await web.close()
    await service.close()
  })
  beforeEach(async () => {
    service.calls.length = 0
    told = { body: JSON.stringify({ success: true, challenge_ts: made }) }
    await setCaptcha(site.payload, {
      provider: 'turnstile',
      siteKey: 'site-1',
      secretKey: 'secret-1',
      theme: 'dark',
      type: 'audio',
      size: 'compact',
      tabindex: 3,
    })
  })

  let number = 0
  const good = () => ({ author: 'Ana', email: `a${++number}@x.example`, content: `Text ${number}` })
  const count = async () => (await storedComments(site.payload)).length

  it.each(providers)(
    '%s is shown with the options that are set, and its hosts alone may be reached',
    async (provider) => {
      await setCaptcha(site.payload, { provider })
      const { className, script, hosts } = captchaServices[provider]
      const asked = await newVisitor(web).send(at, good())
      expect(asked.statusCode).toBe(200)
      expect(asked.body).toContain(`class="${className}"`)
      for (const option of [
        'data-sitekey="site-1"',
        'data-theme="dark"',
        'data-type="audio"',
        'data-size="compact"',
        'data-tabindex="3"',
        'data-callback="captchaDone"',
        'data-expired-callback="captchaExpired"',
        `data-captcha-service="${script}"`,
      ])
        expect(asked.body).toContain(option)
      expect(asked.body).not.toContain(`src="${script}"`)
      expect(asked.body).not.toContain('secret-1')
      expect(await htmlProblems(asked.body)).toEqual([])
      const policy = String(asked.headers['content-security-policy'])
      expect(policy).toContain(`script-src 'self' ${hosts['script-src']};`)
      expect(policy).toContain(`frame-src 'self' ${hosts['frame-src']}`)
      const others = providers.filter((other) => other !== provider)
      for (const other of others) expect(policy).not.toContain(captchaServices[other].hosts['frame-src'])
      expect((await web.get('/')).headers['content-security-policy']).not.toContain('https:')
    },
  )

  it('makes no browser work for a proof that nobody reads', async () => {
    // A page that has changed may be served for another second.
    const proves = (expected: boolean) =>
      vi.waitFor(async () => expect((await web.get(at)).body.includes('data-captcha=""')).toBe(expected), {
        timeout: 10_000,
      })
    await setCaptcha(site.payload, { provider: 'own' })
    await proves(true)
    await setCaptcha(site.payload, { provider: 'hcaptcha' })
    await proves(false)
    await setCaptcha(site.payload, { provider: 'own' })
    await proves(true)
  })

  it.each(providers)('%s answers once, and what is missing, wrong or used is refused', async (provider) => {
    await setCaptcha(site.payload, { provider })
    const { responseField } = captchaServices[provider]
    const before = await count()
    const send = (token: string, fields = good()) =>
      newVisitor(web).send(at, { ...fields, [responseField]: token })
    const fields = good()
    expect((await send(`token-${provider}`, fields)).statusCode).toBe(303)
    expect(Object.fromEntries(service.calls[0]?.fields ?? [])).toEqual({
      secret: 'secret-1',
      response: `token-${provider}`,
    })
    const replayed = await send(`token-${provider}`)
    expect(replayed.statusCode).toBe(400)
    expect(replayed.body).toContain('That answer was used before')
    const missing = await send('')
    expect(missing.statusCode).toBe(400)
    expect(missing.body).toContain('Complete the check that you are a person.')
    told = { body: JSON.stringify({ success: false, 'error-codes': ['invalid-input-response'] }) }
    const wrong = await send('another')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain(`Text ${number}`)
    told = { body: JSON.stringify({ success: false, 'error-codes': ['timeout-or-duplicate'] }) }
    expect((await send('another')).body).toContain('That answer was used before')
    expect(await count()).toBe(before + 1)
    const rows = await site.sql(`select key from payload_kv where key like 'captcha:%'`)
    expect(JSON.stringify(rows)).not.toContain(`token-${provider}`)
  })

  it('that cannot be asked lose nothing of what was typed', async () => {
    const before = await count()
    for (const failing of [{ body: '<html>' }, { status: 500, body: 'x' }, { body: '{"success":"yes"}' }]) {
      told = failing
      const answer = await newVisitor(web).send(at, { ...good(), 'cf-turnstile-response': 'x' })
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('could not be finished just now')
      expect(answer.body).toContain(`Text ${number}`)
    }
    told = { hangs: true }
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    const late = await newVisitor(web).send(at, { ...good(), 'cf-turnstile-response': 'x' })
    timeout.mockRestore()
    expect(late.body).toContain('could not be finished just now')
    expect(await count()).toBe(before)
  })

  it('need both keys; until then our own asks', async () => {
    await setCaptcha(site.payload, { secretKey: '' })
    const asked = await newVisitor(web).send(at, good())
    expect(asked.body).toContain('captcha-question')
    expect(asked.headers['content-security-policy']).not.toContain('https:')
  })

  it('guard enrolment too', async () => {
    const quote = String(
      (await newVisitor(web).send('/schools/priced/quotes', { course: '2', weeks: '4' })).headers.location,
    )
    const page = await web.get(`${quote}/enrol`)
    expect(page.body).toContain('class="cf-turnstile"')
    expect(page.headers['content-security-policy']).toContain('https://challenges.cloudflare.com')
    const form = await filledForm(web, `${quote}/enrol`)
    expect((await newVisitor(web).send(`${quote}/enrol`, form)).statusCode).toBe(400)
    const sent = await newVisitor(web).send(`${quote}/enrol`, {
      ...form,
      'cf-turnstile-response': 'for enrolment',
    })
    expect(sent.statusCode).toBe(303)
  })

  it('take the addresses of others, and an answer is spent once, whoever tries', async () => {
    const verify = `${service.url}/mine`
    const captcha = siteCaptcha(site.payload, {
      ...captchaServices,
      turnstile: { ...captchaServices.turnstile, verify },
    })
    const verdict = await captcha.verify(new URLSearchParams({ 'cf-turnstile-response': 'mine' }))
    expect(service.calls[0]?.path).toBe('/mine')
    if (!verdict.ok) throw new Error(verdict.problem)
    // A day after it was made, so that it is kept in any case.
    const right = { ...verdict, until: new Date(Date.now() + 86_400_000) }
    const spend = () => inTransaction(site.payload, (req) => captcha.spend(req, right))
    expect((await Promise.all([spend(), spend(), spend()])).filter(Boolean)).toHaveLength(1)
  })
})
