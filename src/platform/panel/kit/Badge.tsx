'use client'

import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons'
import './styles/kit.css'

export type Tone = 'info' | 'progress' | 'waiting' | 'good' | 'bad' | 'neutral'

interface BadgeProps {
  tone: Tone
  icon?: IconName
  /** For tests and styles of a screen. */
  className?: string
  data?: Record<`data-${string}`, string>
  children: ReactNode
}

/** A state as colour, icon and word. */
export const Badge = ({ tone, icon, className, data, children }: BadgeProps) => (
  <span className={['kit-badge', className].filter(Boolean).join(' ')} data-tone={tone} {...data}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
)

/** An icon in a coloured square, or the initials of a person. */
export const Chip = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className="kit-chip" data-tone={tone} aria-hidden="true">
    {children}
  </span>
)
