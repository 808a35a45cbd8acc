import { decodeEntities } from '../../../shared/entities'

/** Google's instructions are HTML; ours are text. A block begins a sentence of its own. */
export const googleText = (html: string): string =>
  decodeEntities(
    html
      .replace(/<wbr\s*\/?>/gi, '')
      .replace(/<div[^>]*>/gi, '. ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
