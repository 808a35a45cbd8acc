'use client'

import { Link } from '@payloadcms/ui'
import './kit.css'
import './figure.css'

export interface FigureProps {
  label: string
  figure: string
  /** "+12 %"; and how it compares. */
  change?: { text: string; isMore: boolean }
  /** One value a day. */
  series: readonly number[]
  href: string
}

const width = 120
const height = 32

/** A line through the values, from 0 to the largest. */
const Spark = ({ series }: { series: readonly number[] }) => {
  const max = Math.max(1, ...series)
  const points = series
    .map((value, index) => {
      const x = (index / Math.max(1, series.length - 1)) * width
      return `${x.toFixed(1)},${(height - 1 - (value / max) * (height - 2)).toFixed(1)}`
    })
    .join(' ')
  return (
    <svg
      className="kit-figure__spark"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${height} ${points} ${width},${height}`} />
      <polyline points={points} />
    </svg>
  )
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
