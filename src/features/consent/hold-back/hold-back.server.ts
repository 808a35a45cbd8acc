import { createHash } from 'node:crypto'
import { embedNameAttribute } from '../../../shared/embed-html'
import { Attributes, type ReadAttributes } from '../../../shared/html-attributes'
import { type Judge, rewriteHtml, type Verdict } from '../../../shared/rewrite-html'
import type { HeldBack } from '../contract'
import { heldBackText } from '../held-back-comment'
import type { ConsentMessages } from '../messages/en'
import { type OwnPlace, originsIn } from './addresses'
import { embedToken } from './embed-token.server'
import type { GroupNames } from './group-names'
import { judgeElement, type Reached } from './judge'
import { frameOf, placeholder } from './placeholder'

export interface HoldBackOptions {
  own: OwnPlace
  names: GroupNames
  t: ConsentMessages
  /** Signs the frames that may be loaded once. */
  secret: string
}

export interface HeldBackPage {
  html: string
  heldBack: HeldBack[]
}

export const heldBackComment = (group: string, markup: string) => `<!--${heldBackText({ group, markup })}-->`

/** As browsers hash it: lines end in one character. */
const scriptHash = (text: string): string => {
  const normal = text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
  return `sha256-${createHash('sha256').update(normal).digest('base64')}`
}

/** Collects what is held back, each thing once. */
export const heldBackList = () => {
  const list = new Map<string, HeldBack>()
  const add = (entry: HeldBack) => list.set(JSON.stringify(entry), entry)
  return {
    list: () => [...list.values()],
    reach: (group: string, reached: Reached[]) => {
      for (const { url, directive } of reached) add({ group, directive, origin: url.origin })
    },
    inline: (group: string, text: string, own: OwnPlace) => {
      add({ group, directive: 'script-src', hash: scriptHash(text) })
      for (const { origin } of originsIn(text, own))
        for (const directive of ['script-src', 'connect-src', 'img-src'] as const)
          add({ group, directive, origin })
    },
  }
}

/** Takes everything of third parties out of a finished page and leaves comments and placeholders in its place. */
export const holdBack = (html: string, { own, names, t, secret }: HoldBackOptions): HeldBackPage => {
  const held = heldBackList()
  /** The embed of an editor in which we are, and the first group found in it. */
  let embed: { name: string; group?: string } | undefined

  const found = (group: string): string => {
    if (embed) embed.group ??= group
    return group
  }
  const groupOfScript = (text: string): string => {
    const [mentioned] = originsIn(text, own)
    return (
      names.ofInline(text) ??
      embed?.group ??
      (mentioned && names.ofAddress(mentioned.href)) ??
      (embed?.name || new URL(own.publicUrl).hostname)
    )
  }

  const judge: Judge = (tag): Verdict => {
    const { attributes } = tag
    const name = attributes.get(embedNameAttribute)
    if (name !== undefined) {
      embed = { name }
      attributes.delete(embedNameAttribute)
    }
    const judgement = judgeElement(tag, own)
    switch (judgement.kind) {
      case 'keep':
      case 'drop':
        return judgement.kind
      case 'hold': {
        const { reached } = judgement
        const group = found(names.ofAddress(reached[0]?.url.href ?? ''))
        held.reach(group, reached)
        return ({ markup }) => heldBackComment(group, markup)
      }
      case 'frame': {
        const { url } = judgement
        const group = found(names.ofAddress(url.href))
        const frame = frameOf(url, attributes)
        held.reach(group, [{ url, directive: 'frame-src' }])
        const comment = heldBackComment(group, frameMarkup(frame.src, attributes))
        return () => placeholder({ group, frame, attributes, token: embedToken(secret, frame), comment, t })
      }
      case 'inline':
        return ({ markup, inner }) => {
          if (!inner.trim()) return ''
          const group = found(groupOfScript(inner))
          held.inline(group, inner, own)
          return heldBackComment(group, markup)
        }
    }
  }
  return { html: rewriteHtml(html, judge), heldBack: held.list() }
}

const carried = [
  'title',
  'width',
  'height',
  'allow',
  'allowfullscreen',
  'sandbox',
  'loading',
  'referrerpolicy',
]

/** Old plug-ins come back as frames: our policy allows no objects. */
const frameMarkup = (src: string, attributes: ReadAttributes): string => {
  const frame = new Attributes({})
  frame.set('src', src)
  for (const name of carried) if (attributes.has(name)) frame.set(name, attributes.get(name) ?? '')
  return `<iframe${frame}></iframe>`
}
