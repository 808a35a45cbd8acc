import { uploadCollections } from '../../platform/payload/uploads/file-names'
import { AppError } from '../../shared/errors'

/** Characters that let Next and Payload read another path: a backslash, an empty or encoded separator, a fragment, a control character. */
const ambiguous = /[\\#\p{Cc}]|\/\//u
const encodedSeparator = /%(?:2f|5c)/i
/** An escape that is still there after decoding once. */
const remainingEscape = /%[\da-f]{2}/i
/** Escapes that are no part of the name of a file, however often it is decoded: of a dot, a separator or a control character. */
const escapeOfPath = /%(?:25)*(?:2e|2f|5c|[01][\da-f]|7f)/i
/** The address of an upload. Those of earlier versions may be named `city%20tour.png`. */
const upload = new RegExp(`^/api/(${uploadCollections.join('|')})/file/[^/]+$`, 'i')

const notAnAddress = () => new AppError('bad_request', 'The address is not valid.')

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    throw notAnAddress()
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The path of a request to the panel as `panelPath` returns it. Every guard compares this one. */
    panelPath: string
  }
}

/**
 * The path of a request to the panel, decoded and in lower case, because Payload does not distinguish case. Fastify routes the
 * address as it was sent, while Next resolves dot segments, repeated slashes and backslashes first. Limits and gates must see the
 * path that Next will see, so an ambiguous address is refused. Browsers do not send any.
 */
export const panelPath = (url: string): string => {
  const [raw = ''] = url.split('?', 1)
  const path = decode(raw)
  const hasDotSegment = path.split('/').some((segment) => segment === '.' || segment === '..')
  // An absolute address (`POST http://host/api/...`) reaches the same route as its path.
  const isAmbiguous =
    encodedSeparator.test(raw) ||
    ambiguous.test(path) ||
    (upload.test(path) ? escapeOfPath : remainingEscape).test(path)
  if (!raw.startsWith('/') || isAmbiguous || hasDotSegment) throw notAnAddress()
  return path.toLowerCase()
}
