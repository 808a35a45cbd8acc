import type { ReactNode } from 'react'
import type { AnalyticsPanelMessages } from '../messages/panel/messages'
import { type Funnel, type Report, steps } from '../report/report'

export interface ReportFormat {
  texts: AnalyticsPanelMessages
  number: (value: number) => string
  percent: (share: number) => string
  /** A day as `3 May`. */
  day: (day: string) => string
  /** The heading of the month before: while a month goes on, its days are compared with as many. */
  before: string
}

const plotHeight = 120
const labelHeight = 16
const dayWidth = 20
const barWidth = 14

/** Bars for the days of the month, a line for those of the month before. The table below says the same. */
export const DayPlot = ({ days, format }: { days: Report['days']; format: ReportFormat }) => {
  const { texts, number, day: dayText } = format
  const max = Math.max(1, ...days.flatMap(({ views, before }) => [views, before]))
  const height = (value: number) => (value / max) * plotHeight
  const middle = (index: number) => index * dayWidth + dayWidth / 2
  const bottom = labelHeight + plotHeight
  const line = days
    .map(({ before }, index) => `${middle(index)},${(bottom - height(before)).toFixed(1)}`)
    .join(' ')
  return (
    <figure className="analytics__plot">
      <svg viewBox={`0 0 ${days.length * dayWidth} ${bottom + labelHeight}`} aria-hidden="true">
        <text x="0" y={labelHeight - 5} className="analytics__scale">
          {number(max)}
        </text>
        {days.map(({ day, views }, index) => (
          <g key={day}>
            <rect
              x={middle(index) - barWidth / 2}
              y={bottom - height(views)}
              width={barWidth}
              height={height(views)}
            />
            {(index === 0 || (index + 1) % 5 === 0) && (
              <text x={middle(index)} y={bottom + labelHeight - 3}>
                {index + 1}
              </text>
            )}
          </g>
        ))}
        <line x1="0" x2={days.length * dayWidth} y1={bottom} y2={bottom} />
        <polyline points={line} />
      </svg>
      <figcaption>
        <span className="analytics__key analytics__key--now">{texts('analytics.thisMonth')}</span>{' '}
        <span className="analytics__key analytics__key--before">{texts('analytics.lastMonth')}</span>
      </figcaption>
      <details>
        <summary>{texts('analytics.days')}</summary>
        <table className="analytics__table">
          <thead>
            <tr>
              <th scope="col">{texts('analytics.day')}</th>
              <th scope="col">{texts('analytics.thisMonth')}</th>
              <th scope="col">{texts('analytics.lastMonth')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, views, before }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td>{number(views)}</td>
                <td>{number(before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** A table that may be wider than the screen. */
export const ScrolledTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className="analytics__scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
)

const barLength = 100

/** The change in percent. If there was nothing before, only a plus sign; if there is nothing now either, nothing. */
export const changeText = (now: number, before: number, { percent }: ReportFormat): string => {
  if (before === 0) return now === 0 ? '' : '+'
  const change = (now - before) / before
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${percent(Math.abs(change))}`
}

/** The steps with bars. Views have a scale of their own, because there are far more of them. */
export const FunnelTable = ({ funnel, format }: { funnel: Funnel; format: ReportFormat }) => {
  const { texts, number, percent, before } = format
  const largest = Math.max(1, ...steps.slice(1).flatMap((step) => [funnel[step].now, funnel[step].before]))
  return (
    <ScrolledTable label={texts('analytics.funnel')}>
      <table className="analytics__table analytics__funnel">
        <caption>{texts('analytics.funnel')}</caption>
        <thead>
          <tr>
            <th scope="col">{texts('analytics.step')}</th>
            <td />
            <th scope="col">{texts('analytics.thisMonth')}</th>
            <th scope="col">{before}</th>
            <th scope="col">{texts('analytics.change')}</th>
            <th scope="col">{texts('analytics.share')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => {
            const figure = funnel[step]
            const max = step === 'view' ? Math.max(1, figure.now, figure.before) : largest
            const earlier = index > 0 ? funnel[steps[index - 1] ?? 'view'].now : 0
            return (
              <tr key={step}>
                <th scope="row">{texts(`analytics.steps.${step}`)}</th>
                <td className="analytics__bars" aria-hidden="true">
                  <svg viewBox={`0 0 ${barLength} 20`} preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(figure.now / max) * barLength} height="11" />
                    <rect
                      className="analytics__bar-before"
                      y="13"
                      width={(figure.before / max) * barLength}
                      height="6"
                    />
                  </svg>
                </td>
                <td>
                  <strong>{number(figure.now)}</strong>
                </td>
                <td>{number(figure.before)}</td>
                <td>{changeText(figure.now, figure.before, format)}</td>
                <td>{earlier > 0 ? percent(figure.now / earlier) : ''}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrolledTable>
  )
}
