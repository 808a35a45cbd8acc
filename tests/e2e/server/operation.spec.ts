import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../scripts/free-port.mjs'
import { consentCookie } from '../../../src/features/consent/contract'
import { startSite } from '../kit/start-site'
import { administrator, expect, test, thorough, thoroughIf } from '../kit/test'

test('the site reports that it is alive and ready', async ({ request }) => {
  for (const [address, status] of [
    ['/healthz', 'alive'],
    ['/readyz', 'ready'],
  ] as const) {
    const answer = await request.get(address)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(await answer.json()).toEqual({ status })
  }
})

test('the site has metrics for Prometheus', async ({ request }) => {
  const read = async () => {
    const answer = await request.get('/metrics')
    expect(answer.headers()['content-type']).toContain('text/plain')
    return answer.text()
  }
  const hits = (text: string) =>
    Number(/^schoolhouse_page_cache_requests_total\{result="hit"\} (\d+)$/m.exec(text)?.[1])
  let text = ''
  // Another test may empty the cache meanwhile.
  await expect(async () => {
    await request.get('/cookie-policy')
    const before = hits(await read())
    for (let i = 0; i < 3; i++) await request.get('/cookie-policy')
    text = await read()
    expect(hits(text)).toBeGreaterThanOrEqual(before + 3)
  }).toPass({ timeout: 30_000 })
  for (const name of ['responses_total', 'page_renders_total', 'resident_memory_bytes', 'uptime_seconds']) {
    expect(text).toMatch(new RegExp(`^# TYPE schoolhouse_${name} (counter|gauge)$`, 'm'))
  }
})

for (const address of ['/', '/schools/maple-harbour', '/no-such-page', '/sitemap.xml', '/admin/login']) {
  test(`${address} has the security headers`, async ({ request }) => {
    const headers = (await request.get(address)).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
    })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
    expect(scripts).toContain("'self'")
    expect(scripts).not.toContain('unsafe')
    // Only a site with an https address may send HSTS.
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('has an error page with a search', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await page.getByRole('searchbox').fill('vieux')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=vieux')
    await expect(page.getByRole('link', { name: 'École du Vieux-Phare' }).first()).toBeVisible()
  })

  test('never reveals stack traces or paths', async ({ request, baseURL }) => {
    const odd = ['/schools/Maple Harbour', '/schools/%FF', '/schools/..%2f..%2fetc', '/%00', '/.env']
    const more = ['/schools/maple-harbour/more', '/media/none.jpg', '/assets/none.js', `/${'a'.repeat(3000)}`]
    for (const address of [...odd, ...more]) {
      const answer = await request.get(`${baseURL}${address}`)
      expect([400, 404, 414], address).toContain(answer.status())
      const text = await answer.text()
      expect(text, address).not.toMatch(/node_modules|at \w+ \(|dist\/server|Error:/)
    }
  })
})

test.describe('a separate site', () => {
  let folder: string
  let running: ChildProcess | undefined

  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'schoolhouse-operation-'))
  })
  test.afterEach(() => {
    if (running?.exitCode === null) running.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  test('finishes running requests when it is stopped, and starts again', thorough, async ({ request }) => {
    test.slow()
    const port = String(await freePort())
    const start = async () => {
      const site = startSite({
        PORT: port,
        DATA_DIR: folder,
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
      })
      running = site.child
      await expect.poll(site.stdout, { timeout: 120_000 }).toContain('Schoolhouse is at')
      return site
    }
    const site = await start()

    // A request whose body has arrived by half when the site is stopped.
    const agent = new http.Agent({ keepAlive: true })
    const body = 'method=reject'
    const posted = http.request({
      host: '127.0.0.1',
      port,
      path: '/-/consent',
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': body.length,
        origin: `http://127.0.0.1:${port}`,
      },
    })
    const answer = once(posted, 'response') as Promise<[http.IncomingMessage]>
    posted.write(body.slice(0, 6))
    expect((await request.get(`http://127.0.0.1:${port}/healthz`)).status()).toBe(200)
    site.child.kill('SIGTERM')
    // At short intervals: three seconds after the signal the site ends connections whose request is not complete.
    await expect.poll(site.stdout, { intervals: [20] }).toContain('"stopping"')
    posted.end(body.slice(6))

    const [response] = await answer
    expect(response.statusCode).toBe(303)
    expect(String(response.headers['set-cookie'])).toContain(consentCookie)
    response.resume()
    expect(await site.exited).toEqual([0, null])
    agent.destroy()
    await expect(request.get(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow(/ECONNREFUSED/)

    const again = await start()
    // The panel is loaded before, which takes long on a busy machine.
    await expect
      .poll(async () => (await request.get(`http://127.0.0.1:${port}/readyz`)).status(), { timeout: 120_000 })
      .toBe(200)
    const login = await request.post(`http://127.0.0.1:${port}/api/users/login`, {
      data: administrator,
      timeout: 120_000,
    })
    expect(login.status()).toBe(200)
    again.child.kill('SIGTERM')
    expect(await again.exited).toEqual([0, null])
  })

  test('without an administrator can only be set up with the printed link', thorough, async ({ request }) => {
    test.slow()
    const port = String(await freePort())
    const site = startSite({ PORT: port, DATA_DIR: folder, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
    running = site.child
    await expect.poll(site.stdout, { timeout: 120_000 }).toContain('/setup?token=')
    const base = `http://127.0.0.1:${port}`
    const intruder = { email: 'intruder@example.org', password: 'intruder-intruder', name: 'I' }
    const claims = [
      await request.post(`${base}/api/users/first-register`, { data: intruder, timeout: 120_000 }),
      await request.post(`${base}/api/users`, { data: { ...intruder, role: 'administrator' } }),
      await request.post(`${base}/setup`, { form: { ...intruder, token: 'guessed' } }),
    ]
    expect(claims.map((claim) => claim.status())).toEqual([403, 403, 403])
    const panel = await request.get(`${base}/admin`, { maxRedirects: 0 })
    expect([panel.status(), panel.headers().location]).toEqual([302, '/setup'])

    const token = /\/setup\?token=(\S+)/.exec(site.stdout())?.[1] ?? ''
    const claim = await request.post(`${base}/setup`, {
      form: { ...administrator, name: 'Ada', token },
      maxRedirects: 0,
    })
    expect([claim.status(), claim.headers().location]).toEqual([
      303,
      '/admin/login?redirect=%2Fadmin%2Ffirst-steps',
    ])
    const second = await request.post(`${base}/setup`, { form: { ...intruder, token } })
    expect(second.status()).toBe(404)
    site.child.kill('SIGTERM')
    expect(await site.exited).toEqual([0, null])
  })

  for (const [env, sentence] of [
    [{ PORT: 'eighty' }, 'PORT must be a port number, 0 to 65535.'],
    [
      { DATABASE_URL: 'mysql://localhost/school' },
      'DATABASE_URL must begin with file: (SQLite) or postgres://.',
    ],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 12 characters.'],
    // A file in place of a folder fails for every user, including root.
    [{ DATA_DIR: 'package.json/data' }, /^The data folder .* cannot be written .* Set DATA_DIR to .*\.$/],
  ] as const) {
    test(
      `does not start with ${Object.entries(env).join()} and explains the error`,
      thoroughIf('DATABASE_URL' in env || 'ADMIN_PASSWORD' in env),
      async () => {
        const { email: ADMIN_EMAIL, password: ADMIN_PASSWORD } = administrator
        const site = startSite({ DATA_DIR: folder, ADMIN_EMAIL, ADMIN_PASSWORD, ...env })
        running = site.child
        expect(await site.exited).toEqual([1, null])
        const complaint = site.stderr().trim()
        if (typeof sentence === 'string') expect(complaint).toBe(sentence)
        else expect(complaint).toMatch(sentence)
      },
    )
  }
})
