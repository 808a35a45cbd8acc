'use client'

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { Chip } from './Badge'
import { Icon, type IconName } from './icons'
import './styles/kit.css'

interface PageHeaderProps {
  title: string
  /** The screen that this one belongs to. */
  back?: { href: string; text: string }
  /** State of what the screen is about. */
  badges?: ReactNode
  /** The most important figures, one element each. */
  facts?: ReactNode
  /** At most one of them is filled. */
  actions?: ReactNode
}

export const PageHeader = ({ title, back, badges, facts, actions }: PageHeaderProps) => (
  <div className="kit-header">
    {back && (
      <p className="kit-header__back">
        <Link href={back.href} prefetch={false}>
          <Icon name="back" />
          {back.text}
        </Link>
      </p>
    )}
    <div>
      <div className="kit-header__title">
        <h1>{title}</h1>
        {badges}
      </div>
      {facts && <p className="kit-header__facts">{facts}</p>}
    </div>
    {actions && <div className="kit-header__actions">{actions}</div>}
  </div>
)

interface CardProps {
  /** Of its heading, which names the section. */
  id: string
  title: string
  /** Beside the heading. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export const Card = ({ id, title, aside, className, children }: CardProps) => (
  <section className={['kit-card', className].filter(Boolean).join(' ')} aria-labelledby={id}>
    <div className="kit-card__head">
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)

interface EmptyStateProps {
  icon: IconName
  title: string
  /** What can be done now. */
  children?: ReactNode
}

/** Instead of a list without entries. */
export const EmptyState = ({ icon, title, children }: EmptyStateProps) => (
  <div className="kit-empty">
    <Chip>
      <Icon name={icon} />
    </Chip>
    <p>{title}</p>
    {children}
  </div>
)
