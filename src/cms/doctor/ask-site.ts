import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { TLSSocket } from 'node:tls'
import type { Env } from '../../config/env'
import { type Finding, findingsAbout } from '../../platform/findings'
import { judgeCertificate, judgeClock, judgeProxy } from './rules'
import { doctorQuestion, type SiteResponse, siteResponse } from './site-response'

const timeoutMs = 10_000

interface ReceivedResponse {
  status: number
  body: string
  /** Only for https addresses. */
  certificate?: { validTo: Date; problem?: string }
}

/** Also reads from servers whose certificate is not valid, to say what is wrong with it. */
const get = (url: URL, headers: Record<string, string> = {}): Promise<ReceivedResponse> =>
  new Promise((resolve, reject) => {
    const isHttps = url.protocol === 'https:'
    const send = isHttps ? httpsRequest : httpRequest
    const request = send(url, { headers, rejectUnauthorized: false, agent: false, timeout: timeoutMs })
    request.on('response', (response) => {
      const socket = response.socket as TLSSocket
      const certificate = isHttps && {
        validTo: new Date(socket.getPeerCertificate().valid_to),
        ...(socket.authorized ? {} : { problem: String(socket.authorizationError) }),
      }
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        body = (body + text).slice(0, 10_000)
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, ...(certificate && { certificate }) }),
      )
      response.on('error', reject)
    })
    request.on('timeout', () => request.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)))
    request.on('error', reject)
    request.end()
  })

const parse = ({ status, body }: ReceivedResponse): SiteResponse | undefined => {
  if (status !== 200) return undefined
  try {
    return siteResponse.parse(JSON.parse(body))
  } catch {
    return undefined
  }
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException
  return message || code || String(error)
}

/** Where the site listens, for a program on the same machine. */
const localUrl = ({ host, port }: Env): string => {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const explain = ({ status, body }: ReceivedResponse, url: string): Finding => {
  const { problem, warning } = findingsAbout('site')
  if (status === 503)
    return warning(`${url} answers 503: it is starting, or too busy`, 'Run this again later.')
  if (status === 403 && body.includes('another time'))
    return problem(
      `The clock of the site at ${url} is more than five minutes off`,
      'Set the clocks of both machines.',
    )
  return problem(
    `${url} is not this site, or has another secret (answer ${status})`,
    'Run this with the environment of the running site: the same PORT, DATA_DIR and PAYLOAD_SECRET.',
  )
}

/** Asks the site on its own port. */
const askLocally = async (env: Env, secret: string): Promise<Finding[]> => {
  const { ok, warning } = findingsAbout('site')
  const url = localUrl(env)
  const began = Date.now()
  let response: ReceivedResponse
  try {
    response = await get(new URL(doctorQuestion(secret, began), url))
  } catch (error) {
    return [
      warning(`Nothing answers at ${url} (${reasonOf(error)})`, 'Start the site to check it while it runs.'),
    ]
  }
  const seen = parse(response)
  if (!seen) return [explain(response, url)]
  const took = Date.now() - began
  return [
    ok(`${url} answers in ${took} ms, with the same secret`),
    judgeClock('the site', seen.time - (began + took / 2), took / 2),
  ]
}

/** An address of no machine. */
const forged = '203.0.113.7'

/** Asks the site as visitors do: through its public address, and the proxy if there is one. */
const askPublicly = async (env: Env, secret: string): Promise<Finding[]> => {
  const { problem } = findingsAbout('address')
  const began = Date.now()
  let response: ReceivedResponse
  try {
    response = await get(new URL(doctorQuestion(secret, began), env.publicUrl), { 'x-forwarded-for': forged })
  } catch (error) {
    return [
      problem(
        `${env.publicUrl} cannot be reached (${reasonOf(error)})`,
        'Check PUBLIC_URL, the name server, the firewall and the proxy. If only this machine cannot reach it, ask from another one.',
      ),
    ]
  }
  const findings: Finding[] = []
  const { certificate } = response
  if (certificate?.problem)
    findings.push(
      findingsAbout('tls').problem(
        `Browsers refuse the certificate (${certificate.problem})`,
        'Install one for this name, with the certificates between it and its authority.',
      ),
    )
  else if (certificate) findings.push(judgeCertificate(certificate.validTo, new Date()))
  const seen = parse(response)
  if (!seen) return [...findings, explain(response, env.publicUrl)]
  return [
    ...findings,
    findingsAbout('address').ok(`${env.publicUrl} leads to this site`),
    ...judgeProxy(env.publicUrl, forged, seen),
  ]
}

/** Is the site running, does it have the same secret and time, and what does it see of visitors? */
export const askSite = async (env: Env, secret: string | undefined): Promise<Finding[]> => {
  if (!secret) return []
  const local = await askLocally(env, secret)
  const isRunning = local.some(({ about, state }) => about === 'site' && state === 'ok')
  // Without it the public address cannot lead to it either, or leads to another node, which has the same secret.
  const isElsewhere = env.publicUrl !== `http://127.0.0.1:${env.port}`
  return isRunning || isElsewhere ? [...local, ...(await askPublicly(env, secret))] : local
}
