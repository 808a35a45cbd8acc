import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { AppError } from '../shared/errors'
import { readEnv } from './env'

const problemsOf = (source: Record<string, string | undefined>): string[] => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
    expect((error as AppError).code).toBe('bad_configuration')
    return (error as AppError).message.split('\n')
  }
}

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      database: { dialect: 'sqlite', url: `file:${path.resolve('data/schoolhouse.db')}` },
      dataDir: path.resolve('data'),
      backupDir: path.resolve('data/backups/daily'),
      backupBucket: undefined,
      backupPassphrase: undefined,
      s3Service: {
        endpoint: undefined,
        region: 'us-east-1',
        credentials: undefined,
        forcePathStyle: false,
      },
      s3: undefined,
      mediaUrl: undefined,
      demo: 'all',
      smtpUrl: undefined,
      mailFrom: undefined,
      admin: undefined,
      payloadSecret: undefined,
      logLevel: 'info',
      trustProxy: false,
      countViews: true,
      legacyCalls: true,
      panel: true,
      publicApi: false,
      listenWhenReady: false,
      isSupervised: false,
      stopDelayMs: 500,
      metrics: { token: undefined, port: undefined, host: '127.0.0.1' },
      tracing: undefined,
    })
  })

  it('reads the bucket, and keys only together', () => {
    expect(readEnv({ S3_BUCKET: 'school', S3_PREFIX: '/sites/one/' }).s3).toEqual({
      bucket: 'school',
      endpoint: undefined,
      region: 'us-east-1',
      credentials: undefined,
      prefix: 'sites/one/',
      forcePathStyle: false,
    })
    const local = { S3_BUCKET: 'school', S3_ENDPOINT: 'http://127.0.0.1:9000/' }
    expect(readEnv(local).s3).toMatchObject({ endpoint: 'http://127.0.0.1:9000', forcePathStyle: true })
    expect(problemsOf({ ...local, S3_ACCESS_KEY_ID: 'me' })).toEqual([
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together.',
    ])
    // For `npm run backup -- s3://…` of a site whose files are on the disk.
    const service = readEnv({ S3_ENDPOINT: 'http://127.0.0.1:9000' })
    expect([service.s3, service.s3Service.endpoint]).toEqual([undefined, 'http://127.0.0.1:9000'])
    const backups = readEnv({ BACKUP_DIR: 's3://safe/school/', S3_ENDPOINT: 'http://127.0.0.1:9000' })
    expect(backups.s3).toBeUndefined()
    expect(backups.backupBucket).toBe('s3://safe/school')
    expect(problemsOf({ BACKUP_DIR: 's3://' })).toHaveLength(1)
    expect(problemsOf({ S3_BUCKET: 'school', S3_PREFIX: 'a/../b' })).toHaveLength(1)
  })

  it('reads what is given', () => {
    const env = readEnv({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://school.example//',
      DATABASE_URL: 'postgresql://user:secret@db/school',
      DATA_DIR: '/var/lib/schoolhouse',
      SEED_DEMO: '0',
      ADMIN_EMAIL: 'ada@school.example',
      ADMIN_PASSWORD: 'correct horse battery',
      TRUST_PROXY: '1',
    })
    expect(env).toMatchObject({
      production: true,
      port: 8080,
      publicUrl: 'https://school.example',
      database: { dialect: 'postgres', url: 'postgresql://user:secret@db/school' },
      dataDir: '/var/lib/schoolhouse',
      demo: 'none',
      admin: { email: 'ada@school.example', password: 'correct horse battery' },
      trustProxy: true,
    })
  })

  it('uses localhost in the public address when it listens on all addresses', () => {
    expect(readEnv({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80')
  })

  it('treats an empty value as missing', () => {
    const blank = Object.fromEntries(
      [
        'PORT',
        'HOST',
        'PUBLIC_URL',
        'DATABASE_URL',
        'DATA_DIR',
        'BACKUP_DIR',
        'SEED_DEMO',
        'SMTP_URL',
        'MAIL_FROM',
      ]
        .concat([
          'ADMIN_EMAIL',
          'ADMIN_PASSWORD',
          'PAYLOAD_SECRET',
          'LOG_LEVEL',
          'TRUST_PROXY',
          'STOP_DELAY_MS',
        ])
        .map((name) => [name, '']),
    )
    expect(readEnv(blank)).toEqual(readEnv({}))
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'school.example'],
    ['PUBLIC_URL', 'ftp://school.example'],
    ['DATABASE_URL', 'mysql://db/school'],
    ['DATABASE_URL', 'school.db'],
    ['SEED_DEMO', 'yes'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'school'],
    ['PAYLOAD_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['STOP_DELAY_MS', 'soon'],
    ['METRICS_TOKEN', 'too short'],
    ['METRICS_TOKEN', 'long enough, but with spaces'],
    ['METRICS_PORT', 'x'],
    ['METRICS_PORT', '3000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no pairs'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=50%'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('answers a bad %s (%s) with one sentence that names it', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} must .+\\.$`))
  })

  it('reads where traces are sent', () => {
    const { tracing } = readEnv({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20abc==, x-team=school',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    })
    expect(tracing).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { authorization: 'Basic abc==', 'x-team': 'school' },
      serviceName: 'schoolhouse',
      ratio: 0.1,
    })
  })

  it('names every bad value at once', () => {
    const problems = problemsOf({ PORT: 'abc', LOG_LEVEL: 'loud', ADMIN_EMAIL: 'nobody' })
    expect(problems.map((sentence) => sentence.split(' ')[0])).toEqual(['PORT', 'ADMIN_EMAIL', 'LOG_LEVEL'])
  })

  it.each([{ ADMIN_EMAIL: 'ada@school.example' }, { ADMIN_PASSWORD: 'correct horse battery' }])(
    'wants the administrator’s address and password together',
    (source) => {
      expect(problemsOf(source)).toEqual(['ADMIN_EMAIL and ADMIN_PASSWORD must be given together.'])
    },
  )

  it('refuses a short password and does not repeat it', () => {
    const [sentence] = problemsOf({ ADMIN_EMAIL: 'ada@school.example', ADMIN_PASSWORD: 'hunter2' })
    expect(sentence).toBe('ADMIN_PASSWORD must have at least 12 characters.')
  })
})
