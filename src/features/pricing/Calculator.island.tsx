import { CalculatorBoundary } from './CalculatorBoundary'
import { CalculatorForm } from './CalculatorForm'
import type { CalculatorProps } from './calculator-props'

const formId = 'calculator'

export default function Calculator(props: CalculatorProps) {
  return (
    <CalculatorBoundary formId={formId} sentence={props.t.failed}>
      <CalculatorForm formId={formId} {...props} />
    </CalculatorBoundary>
  )
}
