import type { Payload } from 'payload'
import { isLocale } from '../../../shared/locale'
import { NO_COURSE } from '../contract'
import type { EventCounts } from '../statistics/calculator-use'
import { getCalculatorUse, type SchoolUse } from '../statistics/calculator-use.server'
import './calculator-use.css'
import { CountTable } from './CountTable'
import { WeekPlot } from './WeekPlot'

interface CalculatorUseProps {
  payload: Payload
  locale?: { code?: string }
}

const sentence = ({ start, quote, enrolment }: EventCounts) =>
  `${start} ${start === 1 ? 'start' : 'starts'}, ${quote} ${quote === 1 ? 'quote' : 'quotes'}, ${enrolment} ${enrolment === 1 ? 'enrolment' : 'enrolments'}`

const SchoolSection = ({ school: { name, use, courses }, open }: { school: SchoolUse; open: boolean }) => (
  <details className="calculator-use__school" open={open}>
    <summary>
      <strong>{name}</strong> {sentence(use.total)}
    </summary>
    <WeekPlot weeks={use.byWeek} />
    <div className="calculator-use__tables">
      <CountTable
        caption="By course"
        rows={use.byCourse.map(({ label, counts }) => ({
          label: label <= NO_COURSE ? 'no course' : (courses.get(label) ?? `course ${label}`),
          counts,
        }))}
      />
      <CountTable caption="By number of weeks" rows={use.byLength} />
    </div>
  </details>
)

/** Anonymous statistics of the price calculators, shown on the dashboard. */
export const CalculatorUse = async ({ payload, locale }: CalculatorUseProps) => {
  const code = locale?.code ?? ''
  const schools = await getCalculatorUse(payload, isLocale(code) ? code : 'en')
  return (
    <section className="calculator-use" aria-labelledby="calculator-use">
      <h2 id="calculator-use">Price calculator, last 12 weeks</h2>
      {schools.length === 0 ? (
        <p>Nobody has used the calculator yet. Starts, quotes and enrolments will appear here.</p>
      ) : (
        schools.map((school, index) => <SchoolSection key={school.id} school={school} open={index === 0} />)
      )}
    </section>
  )
}
