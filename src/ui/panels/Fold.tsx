import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  /** Subject for screen readers: several folds on a page have the same title. */
  subject?: string
  open?: boolean
  children: ReactNode
}

/**
 * The longer part of something, folded on a phone. In wide windows and on paper it is always open. The browser's page search
 * and links find what is inside.
 */
export function Fold({ title, subject, open, children }: FoldProps) {
  return (
    <details className="fold" open={open}>
      <summary>
        {title}
        {subject && <span className="visually-hidden">: {subject}</span>}
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
