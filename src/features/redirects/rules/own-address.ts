import { type Address, isOldHomeAddress } from './address'

/** First parts of addresses below which the site answers everything itself. */
const technical = new Set(['admin', 'api', 'assets', 'captcha', 'preview', 'setup'])

/** The last part of the address of a document's comments. */
const COMMENTS = 'comments'

/** Pages below that of a school, which are no documents. */
const schoolParts = new Set([COMMENTS, 'how-to-get-here'])

/** The calls that keep the address of the predecessor: docs/calls.md. */
const isCall = ({ path, params }: Address): boolean =>
  path === '/index.php' &&
  params.includes('option=com_zoo') &&
  params.some((param) => param === 'controller=calculator' || param === 'controller=comment')

interface OwnPages {
  /** First parts that no content page may take. */
  reserved: readonly string[]
  /** Whether a published document has its page at this path. */
  isDocument: (path: string) => boolean
}

/** Whether the site answers an address itself, so that a redirect from there would never be applied. */
export const isOwnAddress = (address: Address, { reserved, isDocument }: OwnPages): boolean => {
  const { path } = address
  if (path === '/') return !isOldHomeAddress(address)
  const [, first = '', slug = '', part = '', ...more] = path.split('/')
  if (technical.has(first) || isCall(address) || isDocument(path)) return true
  if (slug === '') return reserved.includes(first)
  if (slug === COMMENTS && !part) return isDocument(`/${first}`)
  if (first === 'news' && part === COMMENTS) return more.length === 0 && isDocument(`/news/${slug}`)
  return first === 'schools' && more.length === 0 && schoolParts.has(part) && isDocument(`/schools/${slug}`)
}
