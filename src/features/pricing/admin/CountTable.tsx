import type { Counted } from '../statistics/calculator-use'
import type { CalculatorTexts } from './calculator-texts'

interface CountTableProps {
  texts: CalculatorTexts
  caption: string
  rows: Counted<string>[]
}

const width = 100
const height = 10

/** A table of counts with bars. The bars are hidden from screen readers, which read the numbers. */
export const CountTable = ({ texts, caption, rows }: CountTableProps) => {
  const max = Math.max(1, ...rows.map(({ counts }) => counts.start))
  return (
    <table className="calculator-use__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col" colSpan={2}>
            {texts.starts}
          </th>
          <th scope="col">{texts.quotes}</th>
          <th scope="col">{texts.enrolments}</th>
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
