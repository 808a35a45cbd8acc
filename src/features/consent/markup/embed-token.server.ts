import { createSigner } from '../../../platform/http/signature'
import type { BlockedFrame } from './placeholder'

const signerOf = (secret: string) => createSigner(secret, 'embed')

/** Identifies one frame that a page of ours has blocked. It is signed, so nobody can create one for another address. */
export const embedToken = (
  secret: string,
  { src, title, allow, sandbox, fullscreen }: BlockedFrame,
): string => {
  const text = Buffer.from(
    JSON.stringify([src, title, allow, fullscreen, ...(sandbox === undefined ? [] : [sandbox])]),
  )
  const body = text.toString('base64url')
  return `${body}.${signerOf(secret).sign(body)}`
}

export const readEmbedToken = (secret: string, token: string): BlockedFrame | undefined => {
  const [body = '', signature = ''] = token.split('.')
  if (!body || !signerOf(secret).isGenuine(body, signature)) return undefined
  const [src, title, allow, fullscreen, sandbox] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    string,
    string,
    boolean,
    string?,
  ]
  return { src, title, allow, fullscreen, ...(sandbox === undefined ? {} : { sandbox }) }
}
