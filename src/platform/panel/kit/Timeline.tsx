import type { ReactNode } from 'react'
import { Chip, type Tone } from './Badge'
import { Icon, type IconName } from './icons'
import './styles/kit.css'
import './styles/timeline.css'

interface TimelineEntryProps {
  icon: IconName
  tone?: Tone
  title: string
  /** Who and when. */
  meta: ReactNode
  /** For tests and styles of a screen. */
  data?: Record<`data-${string}`, string | undefined>
  children?: ReactNode
}

export const TimelineEntry = ({ icon, tone, title, meta, data, children }: TimelineEntryProps) => (
  <li {...data}>
    <Chip {...(tone && { tone })}>
      <Icon name={icon} />
    </Chip>
    <div>
      <p>
        <strong>{title}</strong> <small>{meta}</small>
      </p>
      {children}
    </div>
  </li>
)

/** What happened, the newest first. */
export const Timeline = ({ children }: { children: ReactNode }) => (
  <ol className="kit-timeline">{children}</ol>
)
