import { type Finding, findingsAbout } from '../../platform/findings'
import { sizeText } from '../../shared/text/size-text'
import { DAY_MS } from '../../shared/time/days'
import type { SiteResponse } from './site-response'

// Conclusions of the checks from values that they have read. Nothing here reads anything.

const numbersOf = (version: string): number[] => (version.match(/\d+/g) ?? []).slice(0, 3).map(Number)

const isAtLeast = (version: number[], least: number[]): boolean => {
  for (const [index, part] of least.entries())
    if ((version[index] ?? 0) !== part) return (version[index] ?? 0) > part
  return true
}

/** Whether a version fits a range of `^1.2.3` and `>=1.2.3`, joined by `||`. */
export const fitsRange = (version: string, range: string): boolean =>
  range.split('||').some((part) => {
    const least = numbersOf(part)
    const given = numbersOf(version)
    return isAtLeast(given, least) && (!part.includes('^') || given[0] === least[0])
  })

export const judgeNode = (version: string, range: string): Finding => {
  const { ok, problem } = findingsAbout('node')
  return fitsRange(version, range)
    ? ok(`Node ${version}`)
    : problem(`Node ${version} is not supported`, `Install a version of ${range}.`)
}

const minDifferentCharacters = 10

export const judgeSecret = (secret: string | undefined, isInEnvironment: boolean): Finding => {
  const { ok, warning, problem } = findingsAbout('secret')
  if (!secret)
    return problem(
      'There is no secret',
      'Start the site once; it makes one in DATA_DIR. Or set PAYLOAD_SECRET.',
    )
  const place = isInEnvironment ? 'PAYLOAD_SECRET' : 'the file DATA_DIR/secret'
  if (secret.length < 32)
    return problem(
      `The secret in ${place} is short`,
      'Use at least 32 random characters. Everybody has to log in again.',
    )
  // Random hexadecimal digits have 15 or 16 different ones.
  return new Set(secret).size < minDifferentCharacters ||
    /changeme|secret|password|example|default/i.test(secret)
    ? warning(
        `The secret in ${place} looks guessable`,
        'Use random characters, for example of: openssl rand -hex 32',
      )
    : ok(`from ${place}, ${secret.length} characters`)
}

const lowShare = 0.1
const lowBytes = 2e9
const noneBytes = 2e8

export const judgeDisk = (name: string, { free, size }: { free: number; size: number }): Finding => {
  const { ok, warning, problem } = findingsAbout('disk')
  const text = `${sizeText(free)} of ${sizeText(size)} left for ${name}`
  const mend = 'Free some space, or move the folder to a larger disk.'
  if (free < noneBytes) return problem(text, mend)
  return free < lowBytes || free / size < lowShare ? warning(text, mend) : ok(text)
}

/** `offMs`: how far the other clock is ahead of this one. `certainMs`: how exact that is. */
export const judgeClock = (other: string, offMs: number, certainMs: number): Finding => {
  const { ok, warning, problem } = findingsAbout('clock')
  const off = Math.max(0, Math.abs(offMs) - certainMs)
  if (off < 2000) return ok(`the same as that of ${other}`)
  const text = `${(off / 1000).toFixed(0)} s ${offMs > 0 ? 'behind' : 'ahead of'} that of ${other}`
  const mend = 'Let both machines take their time from the network (systemd-timesyncd, chrony).'
  return off < 60_000 ? warning(text, mend) : problem(text, mend)
}

export const judgeCertificate = (validTo: Date, now: Date): Finding => {
  const { ok, warning, problem } = findingsAbout('tls')
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS)
  const mend = 'Renew it, and check that renewing works by itself (certbot renew --dry-run).'
  if (days < 0) return problem(`The certificate has expired on ${validTo.toISOString().slice(0, 10)}`, mend)
  const text = `The certificate is valid for ${days} more days`
  if (days < 3) return problem(text, mend)
  return days < 14 ? warning(text, mend) : ok(text)
}

/** Judges how the site has seen a request through its public address that claimed to be forwarded for `forged`. */
export const judgeProxy = (publicUrl: string, forged: string, seen: SiteResponse): Finding[] => {
  const { ok, warning, problem } = findingsAbout('proxy')
  const isHttps = publicUrl.startsWith('https:')
  const hasProxy = seen.forwardedFor !== forged
  if (!seen.trustProxy)
    return hasProxy
      ? [
          problem(
            'There is a proxy, but TRUST_PROXY is not set: all visitors share one limit',
            'Set TRUST_PROXY=1, and HOST=127.0.0.1 if the proxy is on the same machine.',
          ),
        ]
      : [
          isHttps
            ? warning(
                'No proxy sets X-Forwarded-For',
                'Let the one that ends TLS set it, then set TRUST_PROXY=1.',
              )
            : ok('none: visitors reach the site directly'),
        ]
  if (seen.client === forged)
    return [
      problem(
        'A visitor can choose the address that limits count: nothing replaces or extends X-Forwarded-For',
        'Let the proxy set it (nginx: proxy_set_header X-Forwarded-For $remote_addr), or remove TRUST_PROXY if there is no proxy.',
      ),
    ]
  if (isHttps && seen.forwardedProto !== undefined && seen.forwardedProto !== 'https')
    return [warning('The proxy says that visitors come by http', 'Let it set X-Forwarded-Proto to $scheme.')]
  return [ok(`the site sees visitors’ addresses (yours is ${seen.client})`)]
}

/** `mode`, `owner` of a file or folder of the site. `user` runs this command. */
export const judgeRights = (
  name: string,
  { mode, owner }: { mode: number; owner: number },
  user: number | undefined,
): Finding | undefined => {
  const { warning, problem } = findingsAbout('rights')
  if (user !== undefined && user !== 0 && owner !== user)
    return problem(
      `${name} belongs to another user (${owner}, this is ${user})`,
      `Run: chown -R ${user} on it, or run this as the user of the site.`,
    )
  return mode & 0o077
    ? warning(
        `Other users of this machine may open ${name}`,
        'The site mends it at its start; or run: chmod -R go= on it.',
      )
    : undefined
}
