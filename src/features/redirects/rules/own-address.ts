import { type Address, isOldHomeAddress, readAddress } from './address'

/** First parts of addresses below which the site answers everything itself. */
const technical = new Set(['admin', 'api', 'assets', 'captcha', 'preview', 'setup'])

/** The last part of the address of a document's comments. */
const COMMENTS = 'comments'

/** Pages below that of a school, which are no documents. */
const schoolParts = new Set([COMMENTS, 'how-to-get-here'])

interface OwnPages {
  /** First parts that no content page may take. */
  reserved: readonly string[]
  /** Addresses that are answered whatever other parameters they have. */
  calls: readonly string[]
  isDocument: (path: string) => boolean
}

const isCall = ({ path, params }: Address, calls: readonly string[]): boolean =>
  calls.some((text) => {
    const call = readAddress(text)
    return call?.path === path && call.params.every((param) => params.includes(param))
  })

/** Whether the site answers an address itself, so that a redirect from there would never be applied. */
export const isOwnAddress = (address: Address, { reserved, calls, isDocument }: OwnPages): boolean => {
  const { path } = address
  if (path === '/') return !isOldHomeAddress(address)
  const [, first = '', slug = '', part = '', ...more] = path.split('/')
  if (technical.has(first) || isCall(address, calls) || isDocument(path)) return true
  if (slug === '') return reserved.includes(first)
  if (slug === COMMENTS && !part) return isDocument(`/${first}`)
  if (first === 'news' && part === COMMENTS) return more.length === 0 && isDocument(`/news/${slug}`)
  return first === 'schools' && more.length === 0 && schoolParts.has(part) && isDocument(`/schools/${slug}`)
}
