import { checkBlockList } from '../../../src/features/consent/config/check-block-list'
import { defaultConfig } from '../../../src/features/consent/config/check-config'
import { consentCookie } from '../../../src/features/consent/contract'
import { foundItem, reject, start } from '../../../src/features/consent/decision/decide'
import { encodeRecord } from '../../../src/features/consent/decision/record-cookie'

/** The services of the site that the specs share, set before the first of them (set-up.ts). */
export const services = [
  { name: 'Films', domain: 'films.test', report: true },
  { name: 'Count', domain: 'count.test' },
  { name: 'Zoo', domain: 'zoo.test', purpose: 'Shows animals.' },
  { name: 'Pay', domain: 'pay.test', actived: true, editable: false },
]
export const quietPage = '/terms'

const receipt = 'receipt-of-a-test'

type Change = typeof reject

/** The demo's film, which is found on its page and is not in the list of services. */
const film = foundItem({ name: 'YouTube', domain: 'www.youtube-nocookie.com' })

/** The cookie of a visitor who has decided on these groups. */
export const cookieFor = (change: Change, names = services.map(({ name }) => name)) => {
  const listed = services.filter(({ name }) => names.includes(name))
  const { items } = checkBlockList(listed.map(({ purpose: _, ...item }) => item))
  const record = start({ config: defaultConfig, items })
  const blockList = [...record.blockList, ...(names.includes(film.name) ? [film] : [])]
  const value = encodeRecord(change({ ...record, blockList }), receipt)
  return { name: consentCookie, value, domain: '127.0.0.1', path: '/', sameSite: 'Lax' as const }
}

const everyName = [...services.map(({ name }) => name), film.name]

/** A visitor who has refused everything, so that other tests do not see the dialog. */
export const decidedVisitor = {
  cookies: [{ ...cookieFor(reject, everyName), expires: -1, httpOnly: false, secure: false }],
  origins: [],
}
export const newVisitor = { cookies: [], origins: [] }
