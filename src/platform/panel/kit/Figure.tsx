'use client'

import { Link } from '@payloadcms/ui'
import { Spark } from './Charts'
import './styles/kit.css'
import './styles/figure.css'

export interface FigureProps {
  label: string
  figure: string
  /** "+12 %"; and how it compares. */
  change?: { text: string; isMore: boolean }
  /** One value a day. */
  series: readonly number[]
  href: string
}

/** A number with its change and its course over the last days. */
export const Figure = ({ label, figure, change, series, href }: FigureProps) => (
  <Link className="kit-figure" href={href} prefetch={false}>
    <span className="kit-figure__label">{label}</span>{' '}
    <span className="kit-figure__number">
      <strong>{figure}</strong>{' '}
      {change && (
        <span className="kit-figure__change" data-tone={change.isMore ? 'good' : 'neutral'}>
          {change.text}
        </span>
      )}
    </span>
    <Spark series={series} />
  </Link>
)
