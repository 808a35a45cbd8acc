import { chmodSync, rmSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { examine } from '../../../src/cms/doctor/doctor-command'
import { openApp } from '../kit/app'
import { createPicture } from '../kit/content'
import { describeOnBoth, type Site } from '../kit/harness'
import { startSmtpServer } from '../kit/smtp-server'

const secret = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

describeOnBoth('npm run doctor', (open, dialect) => {
  const sourceOf = (site: Site, more: Record<string, string> = {}) => ({
    NODE_ENV: 'production',
    DATA_DIR: site.env.dataDir,
    DATABASE_URL: site.env.database.url,
    PAYLOAD_SECRET: secret,
    ...more,
  })

  /** Listens like the running site. */
  const listen = async (site: Site) => {
    const web = await openApp(site, { serverFactory: (handler) => createServer(handler) })
    await web.app.listen({ host: '127.0.0.1', port: 0 })
    onTestFinished(() => web.close())
    return (web.app.server.address() as AddressInfo).port
  }

  /** A proxy that adds the visitor's address as nginx does, or passes on what it gets. */
  const startProxy = async (port: number, addsAddress: boolean) => {
    const proxy = createServer((request, response) => {
      const headers = { ...request.headers }
      if (addsAddress) headers['x-forwarded-for'] = `${headers['x-forwarded-for']}, 192.0.2.44`
      const onward = httpRequest({ port, host: '127.0.0.1', path: request.url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      })
      onward.end()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => proxy.once('listening', resolve))
    onTestFinished(() => void proxy.close())
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  }

  const statesOf = async (source: Record<string, string>) => {
    const findings = await examine(source)
    const of = (about: string) =>
      findings
        .filter((finding) => finding.about === about)
        .map(({ state, text }) => `${state}: ${text}`)
        .join('; ')
    return { findings, of }
  }

  it('finds nothing wrong with a good installation', async () => {
    const site = await open({ env: { PAYLOAD_SECRET: secret, TRUST_PROXY: '1' } })
    await createPicture(site.payload)
    await site.payload.create({ collection: 'backups', data: { way: 'command', size: 1000 } })
    await site.payload.updateGlobal({ slug: 'backup-settings', data: { isOn: true, hour: 3, keep: 2 } })
    const mails = await startSmtpServer()
    onTestFinished(() => mails.close())
    const port = await listen(site)
    const { findings, of } = await statesOf(
      sourceOf(site, {
        PORT: String(port),
        PUBLIC_URL: await startProxy(port, true),
        TRUST_PROXY: '1',
        SMTP_URL: mails.url,
        MAIL_FROM: 'office@school.example',
      }),
    )
    // How much space is left depends on the machine.
    expect(findings.filter(({ state, about }) => state !== 'ok' && about !== 'disk')).toEqual([])
    expect(of('database')).toMatch(dialect === 'sqlite' ? /SQLite 3\./ : /PostgreSQL \d+.*answers in/)
    expect(of('migrations')).toMatch(/^ok: all \d+ have run$/)
    expect(of('storage')).toBe('ok: 1 picture checked, all in the data folder')
    expect(of('site')).toContain('with the same secret')
    expect(of('proxy')).toContain('192.0.2.44')
    expect(of('backup')).toContain('1 kB')
    expect(of('mail')).toContain('no mail was sent')
    expect(mails.received).toEqual([])
    expect(of('clock')).not.toBe('')
  })

  it('names what is wrong, without secrets', async () => {
    const site = await open({ env: { PAYLOAD_SECRET: secret } })
    const picture = await createPicture(site.payload)
    rmSync(path.join(site.env.dataDir, 'media', String(picture.filename)))
    await site.payload.create({
      collection: 'backups',
      data: { way: 'schedule', size: 0, problem: 'failed' },
    })
    chmodSync(site.env.dataDir, 0o755)
    const port = await listen(site)
    const other = '1c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a089f86d08188'
    const source = sourceOf(site, {
      PORT: String(port),
      PUBLIC_URL: await startProxy(port, true),
      SMTP_URL: 'smtp://office:mail-pass-word@127.0.0.1:1',
    })
    const { findings, of } = await statesOf(source)
    expect(of('storage')).toMatch(/^problem: 1 of the newest 1 picture missing/)
    expect(of('backup')).toMatch(/^problem: The last one has failed/)
    expect(of('rights')).toContain('may open')
    expect(of('mail')).toMatch(
      /^problem: The mail server cannot be used \(.*ECONNREFUSED.*\); warning: Mails come from/,
    )
    expect(of('proxy')).toMatch(/^problem: There is a proxy, but TRUST_PROXY is not set/)
    for (const finding of findings) if (finding.state === 'problem') expect(finding.mend).toBeTruthy()

    const stranger = await statesOf({ ...source, PAYLOAD_SECRET: other })
    expect(stranger.of('site')).toMatch(/problem: .* has another secret/)
    const texts = JSON.stringify([findings, stranger.findings])
    for (const hidden of [secret, other, 'mail-pass-word']) expect(texts).not.toContain(hidden)
  })

  it('finds an address that visitors can choose', async () => {
    const site = await open({ env: { PAYLOAD_SECRET: secret, TRUST_PROXY: '1' } })
    const port = await listen(site)
    const { of } = await statesOf(
      sourceOf(site, { PORT: String(port), PUBLIC_URL: await startProxy(port, false), TRUST_PROXY: '1' }),
    )
    expect(of('proxy')).toMatch(/^problem: A visitor can choose the address/)
  })

  it('reads what it can if the site does not run or the database is wrong', async () => {
    const empty = await open({ empty: true })
    const stopped = await statesOf(sourceOf(empty, { PORT: '1' }))
    expect(stopped.of('migrations')).toMatch(/^problem: \d+ of \d+ have not run$/)
    expect(stopped.of('site')).toMatch(/^warning: Nothing answers at http:\/\/127\.0\.0\.1:1 /)

    const older = await open()
    await older.sql("update payload_migrations set name = '20261115_095837_initial'")
    expect((await statesOf(sourceOf(older, { PORT: '1' }))).of('migrations')).toBe(
      'problem: The database was written by a version before 0.9.0',
    )

    const missing = path.join(empty.env.dataDir, 'none.db')
    const url = dialect === 'sqlite' ? `file:${missing}` : 'postgres://user:data-pass-word@127.0.0.1:1/none'
    const { findings, of } = await statesOf(sourceOf(empty, { PORT: '1', DATABASE_URL: url }))
    expect(of('database')).toMatch(/^problem: (There is no file|The database 127\.0\.0\.1:1 cannot be used)/)
    expect(JSON.stringify(findings)).not.toContain('data-pass-word')

    const bucket = await statesOf(
      sourceOf(await open(), {
        PORT: '1',
        S3_BUCKET: 'school',
        S3_ENDPOINT: 'http://127.0.0.1:1',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'bucket-pass-word',
      }),
    )
    expect(bucket.of('storage')).toMatch(/^problem: the bucket school cannot be read/)
    expect(JSON.stringify(bucket.findings)).not.toContain('bucket-pass-word')

    const wrong = await examine({ PORT: 'x', SMTP_URL: 'mail' })
    expect(wrong.map(({ about, state, text }) => [about, state, text.split(' ')[0]])).toEqual([
      ['environment', 'problem', 'PORT'],
      ['environment', 'problem', 'SMTP_URL'],
    ])
  })
})
