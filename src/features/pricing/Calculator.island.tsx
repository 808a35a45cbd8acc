import { Component, type ReactNode } from 'react'
import { CalculatorForm } from './calculator/CalculatorForm'
import type { CalculatorProps } from './calculator/calculator-props'

interface CalculatorBoundaryProps {
  /** Id of the form that the server rendered. */
  formId: string
  /** Shown to the visitor if the calculator fails. */
  sentence: string
  children: ReactNode
}

/** If the calculator fails, shows a sentence and the form from the server, which needs no script. */
class CalculatorBoundary extends Component<CalculatorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  /** Read before React changes it. */
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup, rendered by the server */}
        <div dangerouslySetInnerHTML={{ __html: this.plainForm }} />
      </>
    )
  }
}

const formId = 'calculator'

export default function Calculator(props: CalculatorProps) {
  return (
    <CalculatorBoundary formId={formId} sentence={props.t('failed')}>
      <CalculatorForm formId={formId} {...props} />
    </CalculatorBoundary>
  )
}
