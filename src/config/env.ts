import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { AppError } from '../shared/errors'
import { MIN_PASSWORD_LENGTH } from '../shared/staff-account'

const blankToMissing = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToMissing, schema.optional())

const flag = (sentence: string) => optional(z.enum(['0', '1'], sentence).transform((value) => value === '1'))

const demoOf = { '0': 'none', '1': 'all', site: 'site' } as const

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be a full address such as https://school.example' })
  .transform((value) => value.replace(/\/+$/, ''))

const portRule = 'must be a port number, 0 to 65535'

const port = optional(z.coerce.number(portRule).int(portRule).min(0, portRule).max(65_535, portRule))

const metricsTokenRule = 'must have at least 16 characters and no spaces'

const ratioRule = 'must be a number from 0 to 1'

const canDecode = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** `name=value` pairs, as OpenTelemetry writes them. */
const headerList = z
  .string()
  .regex(/^[\w-]+=[^,]*(,\s*[\w-]+=[^,]*)*$/, 'must be name=value pairs, separated by commas')
  .refine(
    canDecode,
    'must have two hexadecimal digits after each percent sign; write %25 for the sign itself',
  )
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const [name = '', ...value] = pair.trim().split('=')
        return [name.toLowerCase(), decodeURIComponent(value.join('='))]
      }),
    ),
  )

const stopDelayRule = 'must be a number of milliseconds, 0 to 60000'

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).catch('development'),
  PORT: port,
  HOST: optional(z.string()),
  PUBLIC_URL: optional(httpUrl),
  DATABASE_URL: optional(
    z.string().regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must begin with file: (SQLite) or postgres://'),
  ),
  DATA_DIR: optional(z.string()),
  BACKUP_DIR: optional(
    z.string().regex(/^(?!s3:)|^s3:\/\/[\w.-]+(\/[\w.-]+)*\/?$/, 'must be a folder, or s3://BUCKET/PATH'),
  ),
  BACKUP_PASSPHRASE: optional(z.string().min(16, 'must have at least 16 characters')),
  SEED_DEMO: optional(z.enum(['0', '1', 'site'], 'must be 0, 1 or site')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\/.+/, 'must begin with smtp:// or smtps://')),
  MAIL_FROM: optional(z.email('must be an e-mail address')),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: optional(
    z.string().min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`),
  ),
  PAYLOAD_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  LOG_LEVEL: optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
  ),
  METRICS_TOKEN: optional(z.string().regex(/^\S{16,}$/, metricsTokenRule)),
  METRICS_PORT: port,
  METRICS_HOST: optional(z.string()),
  S3_BUCKET: optional(z.string().regex(/^[\w.-]+$/, 'must be the name of a bucket')),
  S3_ENDPOINT: optional(httpUrl),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_PREFIX: optional(
    z
      .string()
      .transform((value) => value.replace(/^\/+|\/+$/g, ''))
      .refine((value) => /^[\w.-]+(\/[\w.-]+)*$/.test(value) && !value.includes('..'), {
        error: 'must be a path of letters, digits, dots and hyphens such as sites/school',
      }),
  ),
  S3_FORCE_PATH_STYLE: flag('must be 0 or 1'),
  MEDIA_URL: optional(httpUrl),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  OTEL_EXPORTER_OTLP_HEADERS: optional(headerList),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number(ratioRule).min(0, ratioRule).max(1, ratioRule)),
  TRUST_PROXY: flag('must be 0 or 1'),
  COUNT_VIEWS: flag('must be 0 or 1'),
  LEGACY_CALLS: flag('must be 0 or 1'),
  PUBLIC_API: flag('must be 0 or 1'),
  LISTEN_WHEN_READY: flag('must be 0 or 1'),
  SUPERVISED: flag('must be 0 or 1'),
  PANEL: optional(z.enum(['on', 'off'], 'must be on or off')),
  STOP_DELAY_MS: optional(
    z.coerce.number(stopDelayRule).int(stopDelayRule).min(0, stopDelayRule).max(60_000, stopDelayRule),
  ),
})

interface S3Service {
  /** Undefined means Amazon's own service. */
  endpoint: string | undefined
  region: string
  /** Undefined means: as the machine provides them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** Whether the bucket is in the path of addresses instead of their host. */
  forcePathStyle: boolean
}

export interface S3Settings extends S3Service {
  bucket: string
  /** Prefix of all keys: empty, or a path that ends with a slash. */
  prefix: string
}

/** The settings of a site. Only this file reads the environment. */
export interface Env {
  production: boolean
  port: number
  host: string
  publicUrl: string
  database: { dialect: 'sqlite' | 'postgres'; url: string }
  dataDir: string
  /** The folder of daily backups, unless they are in a bucket. */
  backupDir: string
  /** The address of the bucket of daily backups, such as s3://bucket/school. */
  backupBucket: string | undefined
  /** Encrypts backups, and decrypts those that are restored. */
  backupPassphrase: string | undefined
  /** How buckets are reached. */
  s3Service: S3Service
  /** The bucket of pictures, downloads and map files; undefined if they are in the data folder. */
  s3: S3Settings | undefined
  /** Where browsers get pictures, if not from the site itself: a CDN. */
  mediaUrl: string | undefined
  /** What an empty database is filled with: everything unless it says otherwise, or the public site without the work of its office. */
  demo: 'all' | 'site' | 'none'
  smtpUrl: string | undefined
  mailFrom: string | undefined
  admin: { email: string; password: string } | undefined
  payloadSecret: string | undefined
  logLevel: string
  trustProxy: boolean
  countViews: boolean
  /** Answers the calls of the site's predecessor, `/index.php?option=com_zoo`. */
  legacyCalls: boolean
  /** Whether Payload’s REST interface can be read without a session. */
  publicApi: boolean
  /** Whether this process has the admin panel. */
  panel: boolean
  /** Whether the port is opened when the site can answer, and not with the first second of the start. */
  listenWhenReady: boolean
  /** Whether something starts the process again when it ends, so that the panel may stop it. */
  isSupervised: boolean
  /** How long the site still accepts requests after it was told to stop, while /readyz reports it. */
  stopDelayMs: number
  metrics: {
    /** Token that a client must send as `Authorization: Bearer` to read /metrics. */
    token: string | undefined
    /** A port of their own. Then they are not on the one of the site. */
    port: number | undefined
    host: string
  }
  /** Where traces are sent; undefined: there are none. */
  tracing: { url: string; headers: Record<string, string>; serviceName: string; ratio: number } | undefined
}

/** The host name by which a browser on this machine reaches a server that listens on `host`. */
const toReachableHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

const serviceOf = (values: z.infer<typeof schema>): S3Service => ({
  endpoint: values.S3_ENDPOINT,
  region: values.S3_REGION ?? 'us-east-1',
  credentials:
    values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
      ? { accessKeyId: values.S3_ACCESS_KEY_ID, secretAccessKey: values.S3_SECRET_ACCESS_KEY }
      : undefined,
  // Most services other than Amazon's have no host for each bucket.
  forcePathStyle: values.S3_FORCE_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
})

/** Reads and validates the environment. The error has one sentence per mistake, which names the variable. */
export const readEnv = (source: Record<string, string | undefined> = process.env): Env => {
  const result = schema.safeParse(source)
  const problems = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
  const values = result.data
  if (values && Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD))
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD must be given together.')
  if (values?.METRICS_PORT && values.METRICS_PORT === (values.PORT ?? 3000))
    problems.push('METRICS_PORT must be another port than PORT.')
  if (values && Boolean(values.S3_ACCESS_KEY_ID) !== Boolean(values.S3_SECRET_ACCESS_KEY))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together.')
  if (!values || problems.length) throw new AppError('bad_configuration', problems.join('\n'))

  const port = values.PORT ?? 3000
  const s3Service = serviceOf(values)
  const isInBucket = values.BACKUP_DIR?.startsWith('s3:') ?? false
  const host = values.HOST ?? '127.0.0.1'
  const dataDir = path.resolve(/* turbopackIgnore: true */ values.DATA_DIR ?? 'data')
  const url = values.DATABASE_URL ?? `file:${path.join(dataDir, 'schoolhouse.db')}`
  return {
    production: values.NODE_ENV === 'production',
    port,
    host,
    publicUrl: values.PUBLIC_URL ?? `http://${toReachableHost(host)}:${port}`,
    database: { dialect: url.startsWith('file:') ? 'sqlite' : 'postgres', url },
    dataDir,
    backupDir: path.resolve(
      /* turbopackIgnore: true */ isInBucket || !values.BACKUP_DIR
        ? path.join(dataDir, 'backups/daily')
        : values.BACKUP_DIR,
    ),
    backupBucket: isInBucket ? values.BACKUP_DIR?.replace(/\/$/, '') : undefined,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    s3Service,
    s3: values.S3_BUCKET
      ? { ...s3Service, bucket: values.S3_BUCKET, prefix: values.S3_PREFIX ? `${values.S3_PREFIX}/` : '' }
      : undefined,
    mediaUrl: values.MEDIA_URL,
    demo: demoOf[values.SEED_DEMO ?? '1'],
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : undefined,
    payloadSecret: values.PAYLOAD_SECRET,
    logLevel: values.LOG_LEVEL ?? 'info',
    trustProxy: values.TRUST_PROXY ?? false,
    countViews: values.COUNT_VIEWS ?? true,
    legacyCalls: values.LEGACY_CALLS ?? true,
    publicApi: values.PUBLIC_API ?? false,
    panel: values.PANEL !== 'off',
    listenWhenReady: values.LISTEN_WHEN_READY ?? false,
    isSupervised: values.SUPERVISED ?? false,
    stopDelayMs: values.STOP_DELAY_MS ?? 500,
    metrics: {
      token: values.METRICS_TOKEN,
      port: values.METRICS_PORT,
      host: values.METRICS_HOST ?? '127.0.0.1',
    },
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: `${values.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
          headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          serviceName: values.OTEL_SERVICE_NAME ?? 'schoolhouse',
          ratio: values.OTEL_TRACES_SAMPLER_ARG ?? 1,
        }
      : undefined,
  }
}

/** A browser may call this machine 127.0.0.1 or localhost; both are accepted. */
export const ownOrigins = ({ publicUrl }: Pick<Env, 'publicUrl'>): string[] => {
  const origin = new URL(publicUrl).origin
  return [
    ...new Set([
      origin,
      origin.replace('//127.0.0.1', '//localhost'),
      origin.replace('//localhost', '//127.0.0.1'),
    ]),
  ]
}

/** Loads `.env`. Variables that are already set keep their values. */
export const loadEnvFile = (file = '.env') => {
  // The comment keeps Next from packing every file of the project with the admin panel.
  if (existsSync(/* turbopackIgnore: true */ file)) process.loadEnvFile(file)
}
