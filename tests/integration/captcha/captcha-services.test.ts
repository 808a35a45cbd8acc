import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { captchaServices } from '../../../src/features/captcha/captcha-services.server'
import { countWrongAnswer } from '../../../src/features/captcha/own-captcha.server'
import { siteCaptcha } from '../../../src/features/captcha/queries.server'
import { serviceOfAddress } from '../../../src/features/consent/services/find-service'
import { inTransaction } from '../../../src/platform/transaction/transaction'
import { htmlProblems } from '../../html-problems'
import {
  answerIn,
  later,
  marksIn,
  newVisitor,
  setCaptcha,
  setComments,
  storedComments,
} from '../comments/comment-visitor'
import { setConsent } from '../consent/consent-site'
import { filledForm, refusalOf } from '../enrolments/enrol-form'
import { createForm, filledIn } from '../forms/site-forms'
import { openApp, type TestApp } from '../kit/app'
import { createSchool } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'
import { openService } from '../kit/local-service'
import { createPricedSchool } from '../kit/priced-school'

const providers = ['recaptcha', 'hcaptcha', 'turnstile'] as const
/** Used tokens are recorded for a day from this time. */
const made = new Date().toISOString()

describeSite('external captcha services', (open, _dialect, once) => {
  let site: Site
  let web: TestApp
  let at: string
  let service: Awaited<ReturnType<typeof openService>>
  let reply: { status?: number; body?: string; hangs?: boolean }

  beforeAll(async () => {
    site = await open()
    at = `/schools/${(await createSchool(site.payload)).slug}/comments`
    await createPricedSchool(site.payload)
    await setComments(site.payload, { secondsBetween: 0, captcha: true })
    web = await openApp(site)
    service = await openService(() => reply)
    // The app calls the real addresses; redirect them to the local service.
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
    reply = { body: JSON.stringify({ success: true, challenge_ts: made }) }
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

  /** A visitor who has accepted all services. Retries, because the site may use the previous settings for a moment. */
  const allowing = async (provider: (typeof providers)[number] = 'turnstile') => {
    const visitor = newVisitor(web)
    await vi.waitFor(
      async () => {
        await visitor.send('/-/consent', { method: 'accept' })
        const { body } = await visitor.get(`${at}/write`)
        expect(body).toContain(`class="${captchaServices[provider].className}"`)
      },
      { timeout: 15_000 },
    )
    return visitor
  }

  let number = 0
  const good = () => ({ author: 'Ana', email: `a${++number}@x.example`, content: `Text ${number}` })
  const count = async () => (await storedComments(site.payload)).length

  once.each(providers)(
    '%s is shown with its settings to visitors who have allowed it, and the policy allows only its hosts',
    async (provider) => {
      await setCaptcha(site.payload, { provider })
      const { className, script } = captchaServices[provider]
      const asked = await (await allowing(provider)).refused(at, good())
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
      const hosts = serviceOfAddress(script)?.hosts
      for (const directive of ['script-src', 'frame-src'] as const)
        expect(policy).toContain(`${directive} 'self' ${hosts?.[directive]?.toSorted().join(' ')};`)
      for (const other of providers.filter((other) => other !== provider))
        expect(policy).not.toContain(new URL(captchaServices[other].script).host)
      expect((await web.get('/')).headers['content-security-policy']).not.toContain('https:')
    },
  )

  once.each([
    ['nothing', undefined, {}],
    ['against it', 'reject', {}],
    ['nothing, with a browser that says no', undefined, { 'sec-gpc': '1' }],
  ])('are replaced by the built-in captcha for visitors who have decided %s', async (_, method, headers) => {
    await allowing()
    const visitor = newVisitor(web)
    if (method) await visitor.send('/-/consent', { method })
    const before = await count()
    const fields = good()
    const asked = await visitor.refused(at, fields, headers)
    expect(asked.body).not.toMatch(/challenges\.cloudflare\.com[^"]*api\.js|class="cf-turnstile"/)
    expect(asked.headers['content-security-policy']).not.toContain('https:')
    const answers = { ...marksIn(asked.body), ...answerIn(at, asked.body) }
    const wrong = await visitor.refused(at, { ...fields, ...answers, 'captcha-answer': '99' }, headers)
    expect(wrong.body).toContain('Please answer the question with the correct number.')
    const again = { ...marksIn(wrong.body), ...answerIn(at, wrong.body) }
    const sent = await later(4, () => visitor.send(at, { ...fields, ...again }, headers))
    expect(sent.statusCode).toBe(303)
    expect(await count()).toBe(before + 1)
    expect(service.calls).toEqual([])
  })

  once('replace the built-in proof of work on cached pages for visitors who have allowed them', async () => {
    // The previous version of a page may be served for another second.
    const says = (expected: RegExp) =>
      vi.waitFor(async () => expect((await web.get(at)).body).toMatch(expected), { timeout: 15_000 })
    await setCaptcha(site.payload, { provider: 'hcaptcha' })
    await says(/data-captcha="" data-unless="hCaptcha"/)
    await setCaptcha(site.payload, { provider: 'own' })
    await says(/data-captcha="" data-working/)
  })

  once('add their widget to the form on a cached page only for visitors who have allowed them', async () => {
    await vi.waitFor(
      async () => expect((await web.get(at)).body).toContain('data-widget-from="/captcha/widget"'),
      { timeout: 10_000 },
    )
    const visitor = await allowing()
    const page = await visitor.get(at)
    expect(page.headers['content-security-policy']).toContain(
      "script-src 'self' https://challenges.cloudflare.com",
    )
    expect(page.body).not.toContain('site-1')
    const widget = await visitor.get('/de/captcha/widget')
    expect(widget.statusCode).toBe(200)
    expect(widget.headers['cache-control']).toBe('private, no-store')
    expect(widget.body).toContain('<body><div class="form-field" id="captcha-answer"')
    // A frame can show it on a page that was loaded before the service was allowed.
    expect(widget.headers['content-security-policy']).toContain(
      "script-src 'self' https://challenges.cloudflare.com",
    )
    expect(widget.body).toContain('class="cf-turnstile" data-sitekey="site-1"')
    expect(widget.body).not.toContain('secret-1')
    const before = await count()
    const sent = await visitor.send(at, { ...good(), 'cf-turnstile-response': 'in the page' })
    expect(sent.statusCode).toBe(303)
    expect(await count()).toBe(before + 1)
    const stranger = newVisitor(web)
    expect((await stranger.get('/captcha/widget')).statusCode).toBe(204)
    await stranger.send('/-/consent', { method: 'reject' })
    expect((await stranger.get('/captcha/widget')).statusCode).toBe(204)
    await setCaptcha(site.payload, { provider: 'own' })
    expect((await visitor.get('/captcha/widget')).statusCode).toBe(204)
  })

  once('use the name from the site’s list of services in the consent record', async () => {
    await setConsent(site.payload, { blockList: [{ name: 'Guard', domain: 'challenges.cloudflare.com' }] })
    const visitor = await allowing()
    expect((await visitor.get('/-/consent/mine')).body).toMatch(/<td[^>]*>Guard<\/td>/)
    await setConsent(site.payload, { blockList: [] })
  })

  once.each(providers)(
    '%s accepts a token once and refuses missing, wrong or used ones',
    async (provider) => {
      await setCaptcha(site.payload, { provider })
      const { responseField } = captchaServices[provider]
      const visitor = await allowing(provider)
      const before = await count()
      const send = (token: string, fields = good()) => visitor.send(at, { ...fields, [responseField]: token })
      const refused = (token: string) => visitor.refused(at, { ...good(), [responseField]: token })
      const fields = good()
      expect((await send(`token-${provider}`, fields)).statusCode).toBe(303)
      expect(Object.fromEntries(service.calls[0]?.fields ?? [])).toEqual({
        secret: 'secret-1',
        response: `token-${provider}`,
      })
      const replayed = await refused(`token-${provider}`)
      expect(replayed.body).toContain('That answer was already used')
      const missing = await refused('')
      expect(missing.body).toContain('Please complete the check that you are a person.')
      reply = { body: JSON.stringify({ success: false, 'error-codes': ['invalid-input-response'] }) }
      const wrong = await refused('another')
      expect(wrong.body).toContain(`Text ${number}`)
      reply = { body: JSON.stringify({ success: false, 'error-codes': ['timeout-or-duplicate'] }) }
      expect((await refused('another')).body).toContain('That answer was already used')
      expect(await count()).toBe(before + 1)
      const rows = await site.sql(`select key from claims where key like 'captcha:%'`)
      expect(JSON.stringify(rows)).not.toContain(`token-${provider}`)
    },
  )

  once('that are unavailable keep the typed text in the form', async () => {
    const before = await count()
    for (const failing of [{ body: '<html>' }, { status: 500, body: 'x' }, { body: '{"success":"yes"}' }]) {
      reply = failing
      const answer = await newVisitor(web).refused(at, { ...good(), 'cf-turnstile-response': 'x' })
      expect(answer.body).toContain('We could not verify that you are a person.')
      expect(answer.body).toContain(`Text ${number}`)
    }
    reply = { hangs: true }
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    const late = await newVisitor(web).refused(at, { ...good(), 'cf-turnstile-response': 'x' })
    timeout.mockRestore()
    expect(late.body).toContain('We could not verify that you are a person.')
    expect(await count()).toBe(before)
  })

  once('need both keys; otherwise the built-in captcha is used', async () => {
    await setCaptcha(site.payload, { secretKey: '' })
    const visitor = newVisitor(web)
    await visitor.send('/-/consent', { method: 'accept' })
    const asked = await visitor.refused(at, good())
    expect(asked.body).toContain('captcha-question')
    expect(asked.headers['content-security-policy']).not.toContain('https:')
  })

  once('protect the forms that staff build too', async () => {
    const { slug } = await createForm(site.payload)
    const path = `/forms/${slug}`
    const submissions = async () => (await site.payload.count({ collection: 'form-submissions' })).totalDocs
    const visitor = await allowing()
    const page = await visitor.get(path)
    expect(page.body).not.toContain('secret-1')
    expect(page.headers['content-security-policy']).toContain('https://challenges.cloudflare.com')
    const send = (token: string | undefined, fields: Record<string, string>) =>
      visitor.send(path, { ...fields, ...(token ? { 'cf-turnstile-response': token } : {}) })

    // Without the proof everything that was typed comes back, with the widget.
    const typed = filledIn({ 'answer-message': 'Typed once' })
    const refused = await refusalOf(visitor, await send(undefined, typed))
    expect(refused.body).toContain('class="cf-turnstile"')
    expect(refused.body).toContain('Typed once')
    expect(service.calls).toEqual([])
    expect(await submissions()).toBe(0)

    reply = { body: JSON.stringify({ success: false, 'error-codes': ['invalid-input-response'] }) }
    expect((await refusalOf(visitor, await send('wrong', typed))).body).toContain('href="#captcha-answer"')
    reply = { status: 500, body: 'x' }
    const broken = await refusalOf(visitor, await send('not answered', typed))
    expect(broken.body).toContain('We could not verify that you are a person.')
    expect(broken.body).toContain('Typed once')
    expect(await submissions()).toBe(0)

    reply = { body: JSON.stringify({ success: true, challenge_ts: made }) }
    service.calls.length = 0
    expect((await send('for a form', typed)).headers.location).toContain('/sent')
    expect(service.calls[0]?.fields.get('response')).toBe('for a form')
    expect(await submissions()).toBe(1)
    const used = await refusalOf(visitor, await send('for a form', filledIn()))
    expect(used.body).toContain('That answer was already used')
    expect(await submissions()).toBe(1)
  })

  once('protect enrolment too', async () => {
    const quote = String(
      (await newVisitor(web).send('/schools/priced/quotes', { course: '2', weeks: '4' })).headers.location,
    )
    const visitor = await allowing()
    const page = await visitor.get(`${quote}/enrol`)
    expect(page.body).toContain('class="cf-turnstile"')
    expect(page.headers['content-security-policy']).toContain('https://challenges.cloudflare.com')
    const cookie = `pd_cc=${visitor.cookies.get('pd_cc')}`
    const form = await filledForm(web, `${quote}/enrol`, cookie)
    const refused = await refusalOf(visitor, await visitor.send(`${quote}/enrol`, form))
    expect(refused.body).toContain('href="#captcha-answer"')
    const sent = await visitor.send(`${quote}/enrol`, { ...form, 'cf-turnstile-response': 'for enrolment' })
    expect(sent.headers.location).toMatch(/^\/enrolled/)
    const own = await filledForm(web, `${quote}/enrol`)
    expect((await newVisitor(web).send(`${quote}/enrol`, own)).headers.location).toMatch(/^\/enrolled/)
  })

  it('can use another verification address, and spend a token once under concurrent requests', async () => {
    const verify = `${service.url}/mine`
    const captcha = siteCaptcha(site.payload, {
      isAllowed: async () => true,
      services: { ...captchaServices, turnstile: { ...captchaServices.turnstile, verify } },
    })
    const verdict = await captcha.verify(new URLSearchParams({ 'cf-turnstile-response': 'mine' }))
    expect(service.calls[0]?.path).toBe('/mine')
    if (!verdict.ok) throw new Error(verdict.problem)
    // Expires a day from now, so that the record is not purged during the test.
    const right = { ...verdict, until: new Date(Date.now() + 86_400_000) }
    const spend = () => inTransaction(site.payload, (req) => captcha.spend(req, right))
    expect((await Promise.all([spend(), spend(), spend()])).filter(Boolean)).toHaveLength(1)
  })

  it('delete expired records when a wrong answer is recorded', async () => {
    await site.sql(`insert into claims (key, expires_at, taken) values ('captcha:old', 1000000000000, 1)`)
    await countWrongAnswer(site.payload, { id: 'new', until: new Date(Date.now() + 60_000) })
    const rows = await site.sql(`select key from claims where key like 'captcha:%'`)
    expect(rows.map(({ key }) => key)).toContainEqual(expect.stringMatching(/:new:wrong$/))
    expect(rows.map(({ key }) => key)).not.toContain('captcha:old')
  })
})
