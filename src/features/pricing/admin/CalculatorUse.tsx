import type { ServerProps } from 'payload'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { isLocale } from '../../../shared/locale'
import { NO_COURSE } from '../contract'
import { getCalculatorUse, type SchoolUse } from '../statistics/calculator-use.server'
import './calculator-use.css'
import { CountTable } from './CountTable'
import { type CalculatorTexts, calculatorTexts } from './calculator-texts'
import { WeekPlot } from './WeekPlot'

interface CalculatorUseProps extends Pick<ServerProps, 'payload' | 'i18n'> {
  locale?: { code?: string }
}

interface SchoolSectionProps {
  school: SchoolUse
  open: boolean
  texts: CalculatorTexts
}

const SchoolSection = ({ school: { name, use, courses }, open, texts }: SchoolSectionProps) => (
  <details className="calculator-use__school" open={open}>
    <summary>
      <strong>{name}</strong> {texts.total(use.total)}
    </summary>
    <WeekPlot weeks={use.byWeek} texts={texts} />
    <div className="calculator-use__tables">
      <CountTable
        texts={texts}
        caption={texts.byCourse}
        rows={use.byCourse.map(({ label, counts }) => ({
          label: label <= NO_COURSE ? texts.noCourse : (courses.get(label) ?? texts.course(label)),
          counts,
        }))}
      />
      <CountTable texts={texts} caption={texts.byWeeks} rows={use.byLength} />
    </div>
  </details>
)

/** Anonymous statistics of the price calculators, shown on the dashboard. */
export const CalculatorUse = async ({ payload, i18n, locale }: CalculatorUseProps) => {
  const texts = textsIn(calculatorTexts, i18n.language)
  const code = locale?.code ?? ''
  const schools = await getCalculatorUse(payload, isLocale(code) ? code : 'en')
  return (
    <section className="calculator-use" aria-labelledby="calculator-use">
      <h2 id="calculator-use">{texts.title}</h2>
      {schools.length === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        schools.map((school, index) => (
          <SchoolSection key={school.id} school={school} open={index === 0} texts={texts} />
        ))
      )}
    </section>
  )
}
