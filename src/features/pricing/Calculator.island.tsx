import { Component, type ReactNode } from 'react'
import { CalculatorForm } from './calculator/CalculatorForm'
import type { CalculatorProps } from './calculator/calculator-props'

interface CalculatorBoundaryProps {
  /** Id of the form as the server sent it. */
  formId: string
  /** What the visitor reads when the calculator has failed. */
  sentence: string
  children: ReactNode
}

/** When the calculator fails, the visitor gets a sentence and the form that the server sent, which needs no script. */
class CalculatorBoundary extends Component<CalculatorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  /** Read before React touches it. */
  readonly plainForm =
    typeof document === 'undefined' ? '' : (document.getElementById(this.props.formId)?.outerHTML ?? '')

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('calculator error', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <p className="warning" role="alert">
          {this.props.sentence}
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, as the server rendered it */}
        <div dangerouslySetInnerHTML={{ __html: this.plainForm }} />
      </>
    )
  }
}

const formId = 'calculator'

export default function Calculator(props: CalculatorProps) {
  return (
    <CalculatorBoundary formId={formId} sentence={props.t.failed}>
      <CalculatorForm formId={formId} {...props} />
    </CalculatorBoundary>
  )
}
