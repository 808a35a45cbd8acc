import type { LightMyRequestResponse } from 'fastify'
import type { Payload } from 'payload'
import { vi } from 'vitest'
import { captchaMessages } from '../../../src/features/captcha/messages/messages'
import { splitLocale } from '../../../src/shared/locale'
import { refusalOf } from '../enrolments/enrol-form'
import type { TestApp } from '../kit/app'

const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

/** The hidden fields of a form. */
export const marksIn = (html: string) => ({
  once: hidden(html, 'once'),
  returned: hidden(html, 'returned'),
})

/** Answers the captcha question of a page in any language. */
export const answerIn = (url: string, html: string): Record<string, string> => {
  const t = captchaMessages(splitLocale(url).locale)
  const numbers = t('numbers').split(' ')
  const pattern = t
    .template('question')
    .replace(/[?¿]/g, '\\$&')
    .replace('{a}', '(.+?)')
    .replace('{b}', '(.+?)')
  const [, a = '', b = ''] = new RegExp(`>${pattern}<`).exec(html) ?? []
  return {
    'captcha-question': hidden(html, 'captcha-question'),
    'captcha-answer': String(numbers.indexOf(a) + numbers.indexOf(b) + 2),
  }
}

export interface Visitor {
  ip: string
  /** The cookies that a browser would keep. */
  cookies: Map<string, string>
  get: (url: string, headers?: object) => Promise<LightMyRequestResponse>
  send: (url: string, fields: Record<string, string>, headers?: object) => Promise<LightMyRequestResponse>
  /** Sends a form that is rejected, and returns the page that shows it again. */
  refused: (url: string, fields: Record<string, string>, headers?: object) => Promise<LightMyRequestResponse>
  /** Sends a form, then sends it again with the answer to the returned question. */
  write: (url: string, fields: Record<string, string>) => Promise<LightMyRequestResponse>
}

let visitors = 0

/** A visitor without JavaScript, with a unique IP address. */
export const newVisitor = ({ app }: TestApp, ip = `198.51.${++visitors >> 8}.${visitors & 255}`): Visitor => {
  const cookies = new Map<string, string>()
  const keep = (answer: LightMyRequestResponse) => {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ')
  const get: Visitor['get'] = async (url, headers = {}) =>
    keep(await app.inject({ url, remoteAddress: ip, headers: { cookie: cookie(), ...headers } }))
  const send: Visitor['send'] = async (url, fields, headers = {}) =>
    keep(
      await app.inject({
        method: 'POST',
        url,
        remoteAddress: ip,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'http://school.example',
          cookie: cookie(),
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      }),
    )
  const refused: Visitor['refused'] = async (url, fields, headers) =>
    refusalOf({ get: (page) => get(page, headers) }, await send(url, fields, headers))
  const write: Visitor['write'] = async (url, fields) => {
    const asked = await send(url, fields)
    const location = String(asked.headers.location)
    if (!location.includes('?kept=')) return asked
    const { body } = await get(location)
    const answers = { ...marksIn(body), ...answerIn(url, body) }
    return later(4, () => send(url, { ...fields, ...answers }))
  }
  return { ip, cookies, get, send, refused, write }
}

/** Runs an action with the clock moved forward by some seconds. */
export const later = async <T>(seconds: number, work: () => Promise<T>): Promise<T> => {
  const now = Date.now() + seconds * 1000
  vi.useFakeTimers({ now, toFake: ['Date'] })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}

export const setComments = (payload: Payload, data: object) =>
  payload.updateGlobal({ slug: 'comment-settings', data })

export const setCaptcha = (payload: Payload, data: object) =>
  payload.updateGlobal({ slug: 'captcha-settings', data })

/** All comments, the newest first. */
export const storedComments = async (payload: Payload) =>
  (await payload.find({ collection: 'comments', sort: '-id', depth: 0, limit: 500, pagination: false })).docs

export const queuedMails = async (payload: Payload, about?: string) =>
  (
    await payload.find({
      collection: 'outgoing-mail',
      where: about ? { about: { equals: about } } : {},
      sort: '-id',
      depth: 0,
      limit: 200,
      pagination: false,
    })
  ).docs
