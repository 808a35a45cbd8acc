import { Fragment } from 'react'
import { CellBar, Scrolled } from '../../../platform/panel/kit/Charts'
import { type NamedFigure, type NamedFunnel, type Step, steps } from '../report/report'
import { changeText, type ReportFormat } from './Plots'

/** The steps of schools, courses or languages, with the compared figure of the month before in small. */
export const StepsTable = ({
  caption,
  rows,
  format: { texts, number, before },
  columns = steps,
}: {
  caption: string
  rows: NamedFunnel[]
  format: ReportFormat
  columns?: readonly Step[]
}) =>
  rows.length === 0 ? null : (
    <div className="kit-card">
      <Scrolled label={caption}>
        <table className="kit-figures-table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((step) => (
                <th key={step} scope="col">
                  {texts(`analytics.steps.${step}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, funnel }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((step) => (
                  <td key={step}>
                    {number(funnel[step].now)} <small title={before}>({number(funnel[step].before)})</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </div>
  )

/** What was invoiced and paid, in each currency. The amounts are in words. */
export const TurnoverTable = ({
  rows,
  format: { texts, before },
}: {
  rows: { name: string; now: string; before: string; change: string }[]
  format: ReportFormat
}) => (
  <Scrolled label={texts('analytics.turnover')}>
    <table className="kit-figures-table">
      <caption className="kit-hidden">{texts('analytics.turnover')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts('analytics.thisMonth')}</th>
          <th scope="col">{before}</th>
          <th scope="col">{texts('analytics.change')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.now}</td>
            <td>{row.before}</td>
            <td>{row.change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
)

const shown = 25

/** Paths and host names may be broken after a slash and a dot, and nowhere within a word. */
const breakable = (name: string) =>
  name.split(/(?<=[/.])(?=.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** The most viewed pages or most frequent hosts. */
export const ViewsTable = ({
  caption,
  heading,
  rows,
  format,
}: {
  caption: string
  heading: string
  rows: NamedFigure[]
  format: ReportFormat
}) => {
  const { texts, number, before } = format
  const max = Math.max(1, ...rows.map(({ figure }) => figure.now))
  return (
    <Scrolled label={caption}>
      <table className="kit-figures-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <td />
            <th scope="col">{texts('analytics.thisMonth')}</th>
            <th scope="col">{before}</th>
            <th scope="col">{texts('analytics.change')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ name, figure }) => (
            <tr key={name}>
              <th scope="row">{breakable(name)}</th>
              <td className="kit-bar-cell">
                <CellBar value={figure.now} max={max} />
              </td>
              <td>{number(figure.now)}</td>
              <td>{number(figure.before)}</td>
              <td>{changeText(figure.now, figure.before, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && <p>{texts('analytics.more', { count: rows.length - shown })}</p>}
    </Scrolled>
  )
}
