import { createHash } from 'node:crypto'
import { Attributes, type ReadAttributes } from '../../../shared/html/attributes'
import { embedNameAttribute } from '../../../shared/html/embed'
import { type Judge, KeptTags, rewriteHtml, type Verdict } from '../../../shared/html/rewrite'
import type { BlockedSource, HostDirective } from '../contract'
import type { ConsentMessages } from '../messages/messages'
import type { GroupNames } from '../services/group-names'
import { addressesIn, type OwnPlace } from './addresses'
import { blockedText } from './blocked-markup'
import { embedToken } from './embed-token.server'
import { judgeElement, type Reached } from './judge-element'
import { frameOf, placeholder } from './placeholder'

export interface BlockOptions {
  own: OwnPlace
  names: GroupNames
  t: ConsentMessages
  /** Signs the frames that may be loaded once. */
  secret: string
}

export interface BlockedPage {
  html: string
  blocked: BlockedSource[]
}

export const blockedComment = (group: string, markup: string) => `<!--${blockedText({ group, markup })}-->`

/** Hashed as browsers do, with normalised line ends. */
const scriptHash = (text: string): string => {
  const normal = text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
  return `sha256-${createHash('sha256').update(normal).digest('base64')}`
}

/** Collects what is blocked, without duplicates. A known address counts for its own group, whichever element contains it. */
export const blockedList = (names: GroupNames, own: OwnPlace) => {
  const list = new Map<string, BlockedSource>()
  const add = (entry: BlockedSource) => list.set(JSON.stringify(entry), entry)
  const reach = (speaker: string, { href, origin }: URL, directive: HostDirective) =>
    add({ group: names.known(href) ?? speaker, directive, origin })
  return {
    list: () => [...list.values()],
    reach: (group: string, reached: Reached[]) => {
      for (const { url, directive } of reached) reach(group, url, directive)
    },
    inline: (group: string, text: string) => {
      add({ group, directive: 'script-src', hash: scriptHash(text) })
      for (const url of addressesIn(text, own))
        for (const directive of ['script-src', 'connect-src', 'img-src'] as const)
          reach(group, url, directive)
    },
  }
}

/** An element belongs to the group of its first address. Attributes with addresses of other groups are removed. */
export const ofOneGroup = (reached: Reached[], attributes: Attributes, names: GroupNames): Reached[] => {
  const group = names.ofAddress(reached[0]?.url.href ?? '')
  const others = reached.filter(({ url }) => (names.known(url.href) ?? group) !== group)
  for (const { attribute } of others) attributes.delete(attribute)
  return reached.filter(({ attribute }) => attributes.has(attribute))
}

/** Memory of unchanged tags by the site's address. They depend on that address alone, which hardly ever changes. */
const keptTags = new Map<string, KeptTags>()

const keptTagsOf = ({ publicUrl }: OwnPlace): KeptTags => {
  const kept = keptTags.get(publicUrl) ?? new KeptTags()
  keptTags.set(publicUrl, kept)
  return kept
}

/** Replaces everything of third parties in a finished page by comments and placeholders. */
export const blockMarkup = (html: string, { own, names, t, secret }: BlockOptions): BlockedPage => {
  const held = blockedList(names, own)
  /** The editor's embed that is being read, and the first group found in it. */
  let embed: { name: string; group?: string } | undefined

  const found = (group: string): string => {
    if (embed) embed.group ??= group
    return group
  }
  const groupOfScript = (text: string): string => {
    const [mentioned] = addressesIn(text, own)
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
      case 'block': {
        const group = found(names.ofAddress(judgement.reached[0]?.url.href ?? ''))
        held.reach(group, ofOneGroup(judgement.reached, attributes, names))
        return ({ markup }) => blockedComment(group, markup)
      }
      case 'frame': {
        const { reached } = judgement
        const [{ url }] = reached
        const group = found(names.ofAddress(url.href))
        // Browsers warn about a frame that has both.
        if (/\bfullscreen\b/.test(attributes.get('allow') ?? '')) attributes.delete('allowfullscreen')
        const frame = frameOf(url, attributes)
        held.reach(group, reached)
        const comment = blockedComment(group, frameMarkup(frame.src, attributes))
        return () => placeholder({ group, frame, attributes, token: embedToken(secret, frame), comment, t })
      }
      case 'inline':
        return ({ markup, inner }) => {
          if (!inner.trim()) return ''
          const group = found(groupOfScript(inner))
          held.inline(group, inner)
          return blockedComment(group, markup)
        }
    }
  }
  return { html: rewriteHtml(html, judge, keptTagsOf(own)), blocked: held.list() }
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

/** Old plug-ins are restored as frames, because our policy allows no objects. */
const frameMarkup = (src: string, attributes: ReadAttributes): string => {
  const frame = new Attributes({})
  frame.set('src', src)
  for (const name of carried) if (attributes.has(name)) frame.set(name, attributes.get(name) ?? '')
  return `<iframe${frame}></iframe>`
}
