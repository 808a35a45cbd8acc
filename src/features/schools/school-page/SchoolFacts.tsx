import type { Fact } from '../contract'
import type { SchoolMessages } from '../messages/en'

export function SchoolFacts({ facts, t }: { facts: Fact[]; t: SchoolMessages }) {
  if (facts.length === 0) return null
  return (
    <section aria-label={t.facts}>
      <dl className="facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
