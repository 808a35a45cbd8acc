import type { ReadAttributes } from '../../../shared/html/attributes'
import { escapeHtml } from '../../../shared/html/escape'
import type { ConsentMessages } from '../messages/messages'

/** A blocked frame as it can be shown alone, in a document of its own. */
export interface BlockedFrame {
  src: string
  title: string
  allow: string
  sandbox?: string
  fullscreen: boolean
}

export const frameOf = (url: URL, attributes: ReadAttributes): BlockedFrame => ({
  src: url.href,
  title: attributes.get('title') ?? '',
  allow: attributes.get('allow') ?? '',
  ...(attributes.has('sandbox') ? { sandbox: attributes.get('sandbox') ?? '' } : {}),
  fullscreen: attributes.has('allowfullscreen'),
})

/** The aspect of the placeholder, as one of a few classes: our policy forbids inline sizes. */
export const shapeOf = (attributes: ReadAttributes): 'wide' | 'square' | 'tall' | 'low' => {
  const size = (name: string) => Number(/^\s*(\d+)\s*(px)?\s*$/.exec(attributes.get(name) ?? '')?.[1] ?? 0)
  const [width, height] = [size('width'), size('height')]
  if (!height) return 'wide'
  if (height <= 200) return 'low'
  if (!width) return height > 450 ? 'tall' : 'wide'
  return width / height >= 1.4 ? 'wide' : width / height >= 0.9 ? 'square' : 'tall'
}

/** The page where people can see the content, instead of its player. */
export const pageOf = ({ hostname, pathname, href }: URL): string => {
  const [, video] = /^\/embed\/([\w-]{6,20})$/.exec(pathname) ?? []
  if (video && video !== 'videoseries' && /(^|\.)youtube(-nocookie)?\.com$/.test(hostname))
    return `https://www.youtube.com/watch?v=${video}`
  const [, film] = /^\/video\/(\d+)$/.exec(pathname) ?? []
  return film && hostname === 'player.vimeo.com' ? `https://vimeo.com/${film}` : href
}

interface PlaceholderProps {
  group: string
  frame: BlockedFrame
  attributes: ReadAttributes
  /** Proves that the server has blocked this frame. */
  token: string
  /** The comment with the frame itself. */
  comment: string
  t: ConsentMessages
}

/** The placeholder of a frame: the same for everybody, with a plain link for use without scripts. */
export const placeholder = ({ group, frame, attributes, token, comment, t }: PlaceholderProps): string => {
  const text = (key: 'embedText' | 'alwaysAllow' | 'openAt') => escapeHtml(t(key, { service: group }))
  const name = frame.title || group
  return (
    `<div class="embed embed-${shapeOf(attributes)}" role="group" aria-label="${escapeHtml(name)}" ` +
    `data-embed="${escapeHtml(group)}" data-once="${escapeHtml(token)}">` +
    (frame.title ? `<p class="embed-title">${escapeHtml(frame.title)}</p>` : '') +
    `<p>${text('embedText')}</p><p class="embed-actions">` +
    `<button class="button" type="button" data-embed-load="once">${escapeHtml(t('loadOnce'))}</button> ` +
    `<button class="button" type="button" data-embed-load="always">${text('alwaysAllow')}</button> ` +
    `<a href="${escapeHtml(pageOf(new URL(frame.src)))}" rel="noopener noreferrer">${text('openAt')}</a></p>` +
    `${comment}</div>`
  )
}
