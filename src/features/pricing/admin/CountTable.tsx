import type { Counted } from '../statistics/calculator-use'

interface CountTableProps {
  caption: string
  rows: Counted<string>[]
}

const width = 100
const height = 10

/** A table of counts with bars. The bars are hidden from screen readers, which read the numbers. */
export const CountTable = ({ caption, rows }: CountTableProps) => {
  const max = Math.max(1, ...rows.map(({ counts }) => counts.start))
  return (
    <table className="calculator-use__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col" colSpan={2}>
            Starts
          </th>
          <th scope="col">Quotes</th>
          <th scope="col">Enrolments</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, counts }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="calculator-use__bar" aria-hidden="true">
              <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={(counts.start / max) * width} height={height} />
              </svg>
            </td>
            <td>{counts.start}</td>
            <td>{counts.quote}</td>
            <td>{counts.enrolment}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
