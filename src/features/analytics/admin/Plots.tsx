import { BarChart, CellBar, Scrolled } from '../../../platform/panel/kit/Charts'
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

/** Bars for the days of the month, a line for those of the month before. */
export const DayPlot = ({ days, format }: { days: Report['days']; format: ReportFormat }) => {
  const { texts, number, day: dayText } = format
  return (
    <BarChart
      texts={{ title: texts('analytics.views'), table: texts('analytics.days') }}
      heading={texts('analytics.day')}
      labels={days.map(({ day }) => dayText(day))}
      marks={days.map((_, index) => (index === 0 || (index + 1) % 5 === 0 ? String(index + 1) : ''))}
      series={[
        { name: texts('analytics.thisMonth'), values: days.map(({ views }) => views) },
        { name: texts('analytics.lastMonth'), values: days.map(({ before }) => before) },
      ]}
      format={number}
    />
  )
}

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
    <Scrolled label={texts('analytics.funnel')}>
      <table className="kit-figures-table">
        <caption className="kit-hidden">{texts('analytics.funnel')}</caption>
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
                <td className="kit-bar-cell">
                  <CellBar value={figure.now} before={figure.before} max={max} />
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
    </Scrolled>
  )
}
