import { CalculatorBoundary } from './calculator/CalculatorBoundary'
import { CalculatorForm } from './calculator/CalculatorForm'
import type { CalculatorProps } from './calculator/calculator-props'

const formId = 'calculator'

export default function Calculator(props: CalculatorProps) {
  return (
    <CalculatorBoundary formId={formId} sentence={props.t.failed}>
      <CalculatorForm formId={formId} {...props} />
    </CalculatorBoundary>
  )
}
