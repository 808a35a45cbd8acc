import { type CalculatorEvent, type Counted, calculatorEvents } from '../statistics/calculator-use'
import type { CalculatorTexts } from './calculator-texts'

const nameOf = (event: CalculatorEvent, { starts, quotes, enrolments }: CalculatorTexts) =>
  ({ start: starts, quote: quotes, enrolment: enrolments })[event]

interface PlotProps {
  texts: CalculatorTexts
  weeks: Counted<string>[]
}

const step = 30
const bar = 20
const height = 80
const labelHeight = 16

/** Each plot has its own scale, because there are far fewer enrolments than starts. */
const EventPlot = ({ event, weeks, texts }: PlotProps & { event: CalculatorEvent }) => {
  const max = Math.max(1, ...weeks.map(({ counts }) => counts[event]))
  return (
    <figure>
      <figcaption>{nameOf(event, texts)}</figcaption>
      <svg
        viewBox={`0 0 ${weeks.length * step} ${height + 2 * labelHeight}`}
        className={`calculator-use__plot calculator-use__plot--${event}`}
        aria-hidden="true"
      >
        {weeks.map(({ label, counts }, index) => {
          const barHeight = (counts[event] / max) * height
          const x = index * step + (step - bar) / 2
          const middle = index * step + step / 2
          return (
            <g key={label}>
              <rect x={x} y={labelHeight + height - barHeight} width={bar} height={barHeight} />
              {counts[event] > 0 && (
                <text x={middle} y={labelHeight + height - barHeight - 4}>
                  {counts[event]}
                </text>
              )}
              {index % 3 === 0 && (
                <text x={middle} y={height + 2 * labelHeight - 3}>
                  {label.slice(5)}
                </text>
              )}
            </g>
          )
        })}
        <line x1="0" x2={weeks.length * step} y1={labelHeight + height} y2={labelHeight + height} />
      </svg>
    </figure>
  )
}

/** Three plots by week, and the same data as a table. */
export const WeekPlot = ({ weeks, texts }: PlotProps) => (
  <>
    <div className="calculator-use__plots">
      {calculatorEvents.map((event) => (
        <EventPlot key={event} event={event} weeks={weeks} texts={texts} />
      ))}
    </div>
    <details>
      <summary>{texts.showTable}</summary>
      <table className="calculator-use__table">
        <thead>
          <tr>
            <th scope="col">{texts.weekOf}</th>
            {calculatorEvents.map((event) => (
              <th key={event} scope="col">
                {nameOf(event, texts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ label, counts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {calculatorEvents.map((event) => (
                <td key={event}>{counts[event]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </>
)
