import type { ReactNode } from 'react'
import './styles/kit.css'
import './styles/charts.css'

/** Texts of a chart: its name, and the summary of the table behind it. */
interface ChartTexts {
  title: string
  /** "Show the figures" */
  table: string
}

interface Series {
  name: string
  values: readonly number[]
}

interface CategoryChartProps {
  texts: ChartTexts
  /** The heading of the column of labels. */
  heading: string
  labels: readonly string[]
  /** Labels below the axis, where there is no room for all. An empty one is left out. */
  marks?: readonly string[]
  series: readonly Series[]
  format: (value: number) => string
}

interface FigureTableProps {
  summary: string
  caption: string
  columns: readonly string[]
  rows: readonly (readonly [string, ...string[]])[]
}

/** A table that may be wider than the screen. */
export const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className="kit-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
)

/** The same as the chart in figures, for everybody who cannot or does not want to read it from the picture. */
const FigureTable = ({ summary, caption, columns, rows }: FigureTableProps) => (
  <details className="kit-chart__table">
    <summary>{summary}</summary>
    <Scrolled label={caption}>
      <table className="kit-figures-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  </details>
)

interface ChartFrameProps {
  title: string
  legend?: readonly { name: string; kind: 'bar' | 'line' }[]
  table: ReactNode
  children: ReactNode
}

const ChartFrame = ({ title, legend = [], table, children }: ChartFrameProps) => (
  <figure className="kit-chart" aria-label={title}>
    {children}
    {legend.length > 0 && (
      <figcaption className="kit-chart__legend">
        {legend.map(({ name, kind }, index) => (
          <span key={name} data-series={index} data-kind={kind}>
            {name}
          </span>
        ))}
      </figcaption>
    )}
    {table}
  </figure>
)

const plotWidth = 640
const plotHeight = 140
const labelHeight = 18

/** A scale from 0 to the next round number above the largest value. */
const scaleOf = (series: readonly Series[]) => {
  const largest = Math.max(1, ...series.flatMap(({ values }) => values))
  const power = 10 ** Math.floor(Math.log10(largest))
  const max = ([1, 2, 5, 10].find((step) => step * power >= largest) ?? 10) * power
  return { max, y: (value: number) => labelHeight + plotHeight - (value / max) * plotHeight }
}

const tableOf = ({ texts, heading, labels, series, format }: CategoryChartProps) => (
  <FigureTable
    summary={texts.table}
    caption={texts.title}
    columns={[heading, ...series.map(({ name }) => name)]}
    rows={labels.map((label, index) => [label, ...series.map(({ values }) => format(values[index] ?? 0))])}
  />
)

interface PlotProps extends CategoryChartProps {
  /** The first series as bars, the others as lines over them; or all as lines. */
  hasBars: boolean
}

const Plot = (props: PlotProps) => {
  const { texts, labels, marks = labels, series, format, hasBars } = props
  const { max, y } = scaleOf(series)
  const step = plotWidth / Math.max(1, labels.length)
  const middle = (index: number) => index * step + step / 2
  const lines = hasBars ? series.slice(1) : series
  return (
    <ChartFrame
      title={texts.title}
      legend={
        series.length > 1
          ? series.map(({ name }, index) => ({ name, kind: hasBars && index === 0 ? 'bar' : 'line' }))
          : []
      }
      table={tableOf(props)}
    >
      <svg viewBox={`0 0 ${plotWidth} ${plotHeight + labelHeight * 2}`} aria-hidden="true">
        {[0, max / 2, max].map((value) => (
          <g key={value}>
            <line className="kit-chart__grid" x1="0" x2={plotWidth} y1={y(value)} y2={y(value)} />
            {value > 0 && (
              <text className="kit-chart__scale" x="0" y={y(value) - 4}>
                {format(value)}
              </text>
            )}
          </g>
        ))}
        {hasBars &&
          series[0]?.values.map((value, index) => (
            <rect
              key={labels[index]}
              data-series="0"
              x={index * step + step * 0.15}
              y={y(value)}
              width={step * 0.7}
              height={labelHeight + plotHeight - y(value)}
              rx="2"
            />
          ))}
        {lines.map(({ name, values }, index) => (
          <polyline
            key={name}
            data-series={hasBars ? index + 1 : index}
            points={values
              .map((value, place) => `${middle(place).toFixed(1)},${y(value).toFixed(1)}`)
              .join(' ')}
          />
        ))}
        {marks.map(
          (mark, index) =>
            mark && (
              <text
                key={labels[index]}
                className="kit-chart__mark"
                x={middle(index)}
                y={plotHeight + labelHeight * 2 - 4}
              >
                {mark}
              </text>
            ),
        )}
      </svg>
    </ChartFrame>
  )
}

/** Bars for one series; further series, such as the month before, are lines over them. */
export const BarChart = (props: CategoryChartProps) => <Plot {...props} hasBars />

export const LineChart = (props: CategoryChartProps) => <Plot {...props} hasBars={false} />

interface ShareChartProps {
  texts: ChartTexts
  heading: string
  /** Headings of the column of numbers and of that of percentages. */
  columns: readonly [figure: string, share: string]
  parts: readonly { name: string; value: number }[]
  format: (value: number) => string
  percent: (share: number) => string
}

/** Parts of a whole, as one bar. At most six: more cannot be told apart. */
export const ShareChart = ({ texts, heading, columns, parts, format, percent }: ShareChartProps) => {
  const sum = parts.reduce((total, { value }) => total + value, 0)
  const share = (value: number) => (sum > 0 ? value / sum : 0)
  return (
    <ChartFrame
      title={texts.title}
      table={
        <FigureTable
          summary={texts.table}
          caption={texts.title}
          columns={[heading, ...columns]}
          rows={parts.map(({ name, value }) => [name, format(value), percent(share(value))])}
        />
      }
    >
      <div className="kit-share" aria-hidden="true">
        {parts.map(({ name, value }, index) => (
          <span key={name} data-series={index} style={{ flexGrow: value }} />
        ))}
      </div>
      <figcaption className="kit-chart__legend">
        {parts.map(({ name, value }, index) => (
          <span key={name} data-series={index} data-kind="bar">
            {name} <strong>{percent(share(value))}</strong>
          </span>
        ))}
      </figcaption>
    </ChartFrame>
  )
}

interface HeatCell {
  value: number
  /** What the cell says: "12 of 14". */
  text: string
  /** The list behind the cell. */
  href?: string
  /** What a screen reader and the pointer are told; without it the text. */
  label?: string
}

interface HeatMapProps {
  caption: string
  heading: string
  columns: readonly string[]
  rows: readonly { name: ReactNode; key: string; cells: readonly HeatCell[] }[]
  /** The value with the darkest colour. */
  max: number
}

const levels = 5

const levelOf = (value: number, max: number): number =>
  value <= 0 ? 0 : Math.min(levels, Math.ceil((value / Math.max(1, max)) * levels))

/** A table whose cells are coloured by their values; the numbers stand in them. */
export const HeatMap = ({ caption, heading, columns, rows, max }: HeatMapProps) => (
  <Scrolled label={caption}>
    <table className="kit-heat">
      <caption className="kit-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, key, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map(({ value, text, href, label }, index) => (
              <td key={columns[index]} data-level={levelOf(value, max)} data-over={value > max || undefined}>
                {href ? (
                  <a href={href} aria-label={label} title={label}>
                    {text}
                  </a>
                ) : (
                  <span title={label}>{text}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolled>
)

const sparkWidth = 120
const sparkHeight = 32

/** A line through the values, from 0 to the largest. What it shows stands beside it in words. */
export const Spark = ({ series }: { series: readonly number[] }) => {
  const max = Math.max(1, ...series)
  const points = series
    .map((value, index) => {
      const x = (index / Math.max(1, series.length - 1)) * sparkWidth
      return `${x.toFixed(1)},${(sparkHeight - 1 - (value / max) * (sparkHeight - 2)).toFixed(1)}`
    })
    .join(' ')
  return (
    <svg
      className="kit-spark"
      viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${sparkHeight} ${points} ${sparkWidth},${sparkHeight}`} />
      <polyline points={points} />
    </svg>
  )
}

interface BarProps {
  value: number
  max: number
  /** A thinner bar below it. */
  before?: number
}

/** A bar in a cell of a table, beside its number. */
export const CellBar = ({ value, max, before }: BarProps) => (
  <span className="kit-bar" aria-hidden="true">
    <span style={{ inlineSize: `${(value / Math.max(1, max)) * 100}%` }} />
    {before !== undefined && <span style={{ inlineSize: `${(before / Math.max(1, max)) * 100}%` }} />}
  </span>
)
