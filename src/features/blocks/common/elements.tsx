import type { ReactNode } from 'react'
import type { BlockText } from '../contract'

// Elements that several blocks are made of.

interface HeadingProps {
  of?: BlockText | undefined
  level?: 1 | 2 | 3
}

export function Heading({ of, level = 2 }: HeadingProps) {
  const Tag = `h${level}` as const
  return of ? <Tag lang={of.lang}>{of.text}</Tag> : null
}

interface LinesProps {
  of?: BlockText | undefined
  className?: string
}

/** A text without formatting; its line breaks are kept. */
export function Lines({ of, className }: LinesProps) {
  return of ? (
    <p className={className ? `lines ${className}` : 'lines'} lang={of.lang}>
      {of.text}
    </p>
  ) : null
}

export function Prose({ of }: { of?: { html: string; lang?: string | undefined } | undefined }) {
  return of ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe where rich text becomes HTML
    <div className="prose" lang={of.lang} dangerouslySetInnerHTML={{ __html: of.html }} />
  ) : null
}

interface LinkProps {
  label: string
  href: string
}

/** The first button stands out. */
export function Buttons({ links }: { links: LinkProps[] }) {
  if (links.length === 0) return null
  return (
    <p className="block-buttons">
      {links.map(({ label, href }, index) => (
        <a key={`${href} ${label}`} className={index ? 'button button-quiet' : 'button'} href={href}>
          {label}
        </a>
      ))}
    </p>
  )
}

export function MoreLink({ of }: { of?: LinkProps | undefined }) {
  return of ? (
    <p className="more">
      <a href={of.href}>{of.label}</a>
    </p>
  ) : null
}

interface BlockProps {
  type: string
  anchor?: string | null | undefined
  tinted: boolean
  /** In the preview: the id of the block, by which a click finds its form. */
  id?: string | undefined
  /** In the preview: why visitors do not see it. */
  hiddenNote?: string | undefined
  /** In the preview: the text of the button that opens the form of the block. */
  editLabel?: string | undefined
  children: ReactNode
}

/** The frame of a block: its distance to its neighbours, its background, its name for links. */
export function Block({ type, anchor, tinted, id, hiddenNote, editLabel, children }: BlockProps) {
  const classes = [
    'block',
    `block-${type}`,
    tinted && 'block-tinted',
    anchor && 'anchor',
    hiddenNote && 'block-hidden',
  ]
  return (
    <section id={anchor || undefined} className={classes.filter(Boolean).join(' ')} data-block={id}>
      {hiddenNote && <p className="block-hidden-note">{hiddenNote}</p>}
      {children}
      {id && (
        <button type="button" className="block-edit">
          {editLabel}
        </button>
      )}
    </section>
  )
}
