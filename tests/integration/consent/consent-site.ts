import type { Payload } from 'payload'
import { getConsent } from '../../../src/features/consent/config/load-consent.server'
import {
  accept,
  addFound,
  allow as allowGroups,
  reject,
  start,
} from '../../../src/features/consent/decision/decide'
import { encodeRecord } from '../../../src/features/consent/decision/record-cookie'
import type { TestApp } from '../kit/app'
import { createPage, textBlocks } from '../kit/content'
import type { Site } from '../kit/harness'

/** A text with embeds, as the editor stores it. */
export const embedText = (...codes: (string | { code: string; title?: string })[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    children: codes.map((given, index) => ({
      type: 'block',
      version: 2,
      format: '',
      fields: {
        id: `0123456789abcdef0000000${index}`,
        blockName: '',
        blockType: 'embed',
        ...(typeof given === 'string' ? { code: given } : given),
      },
    })),
  },
})

export const setConsent = (payload: Payload, data: object) =>
  payload.updateGlobal({ slug: 'consent-settings', data: data as never })

/** The services of the test site. */
export const services = [
  { name: 'YouTube', domain: 'youtube.com' },
  { name: 'Tools', domain: 'tools.example', purpose: 'Books rooms' },
]

export const pageWith = async (payload: Payload, ...codes: Parameters<typeof embedText>) =>
  `/${(await createPage(payload, { blocks: textBlocks(embedText(...codes)) })).slug}`

const siteOf = ({ payload, env }: Site) =>
  getConsent({ payload, publicUrl: env.publicUrl, locale: 'en', draft: false, tag: () => {} })

/** The consent cookie of a visitor with this decision. */
export const cookieOf = async (
  site: Site,
  choice: 'accept' | 'reject' | string[],
  met: { name: string; domain: string }[] = [],
): Promise<string> => {
  const record = addFound(start(await siteOf(site)), met)
  const decided =
    choice === 'accept' ? accept(record) : choice === 'reject' ? reject(record) : allowGroups(record, choice)
  return `pd_cc=${encodeRecord(decided, 'receipt-of-tests')}`
}

export const policyOf = ({ headers }: { headers: Record<string, unknown> }): Map<string, string> =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )

/** Sends a decision as the dialog does. */
export const decide = (
  web: TestApp,
  page: string,
  fields: string | Record<string, string>,
  headers: Record<string, string> = {},
) =>
  web.app.inject({
    method: 'POST',
    url: `${page === '/' ? '' : page}/-/consent`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  })

/** The `Set-Cookie` lines of a response. */
export const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String)
