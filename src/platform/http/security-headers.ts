import type { FastifyInstance } from 'fastify'
import type { Env } from '../../config/env'

const policy = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

type Place = Pick<Env, 'production' | 'publicUrl'>

/**
 * Where our own scripts are: only in the folder of the build, never where uploads are. Without HTTPS the site may be opened under
 * several names (localhost, an address in the network), which a path cannot express.
 */
const ownScripts = ({ production, publicUrl }: Place): string =>
  production && publicUrl.startsWith('https:') ? `${new URL(publicUrl).origin}/assets/` : "'self'"

/**
 * The policy of public pages: our own files only, plus the hosts of services that the visitor has allowed. Vite's client
 * needs more in development.
 */
export const siteContentSecurityPolicy = (place: Place, allowed: Record<string, string[]> = {}): string => {
  const { production } = place
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': ownScripts(place),
    'style-src': production ? "'self'" : "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': production ? "'self'" : "'self' ws:",
    'media-src': "'self'",
    // Embeds that a visitor loads once come in a document of ours.
    'frame-src': "'self'",
    'manifest-src': "'self'",
    ...(production ? {} : { 'worker-src': "'self' blob:" }),
    'form-action': "'self'",
    'base-uri': "'none'",
    // The admin panel shows drafts in a frame.
    'frame-ancestors': "'self'",
  }
  for (const [name, more] of Object.entries(allowed))
    directives[name] = [...(directives[name] ? [directives[name]] : []), ...more].join(' ')
  return policy(directives)
}

/** The policy of a document that contains one third-party frame. */
export const embedContentSecurityPolicy = (sources: string[]): string =>
  policy({
    'default-src': "'none'",
    'frame-src': sources.join(' '),
    'style-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  })

/** The policy of the admin panel: Next puts the nonce on its scripts; its components use inline styles. */
export const adminContentSecurityPolicy = (production: boolean, nonce: string): string =>
  policy({
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${production ? '' : " 'unsafe-eval'"}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': production ? "'self'" : "'self' ws:",
    'worker-src': "'self' blob:",
    'frame-src': "'self'",
    'object-src': "'none'",
    'form-action': "'self'",
    'base-uri': "'self'",
    'frame-ancestors': "'self'",
  })

const isHttps = (env: Env) => env.publicUrl.startsWith('https:')

const commonHeaders = (env: Env): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  ...(isHttps(env) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

/** Sources that pages may load besides their own files: pictures of the media host. */
export const mediaSources = ({ mediaUrl }: Pick<Env, 'mediaUrl'>): Record<string, string[]> =>
  mediaUrl ? { 'img-src': [new URL(mediaUrl).origin] } : {}

export const siteHeaders = (env: Env): Record<string, string> => ({
  ...commonHeaders(env),
  'content-security-policy': siteContentSecurityPolicy(env, mediaSources(env)),
})

/** Sets the security headers of every response; the admin panel replaces the policy by its own. */
export const secureHeaders = (app: FastifyInstance, env: Env): void => {
  const headers = siteHeaders(env)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
