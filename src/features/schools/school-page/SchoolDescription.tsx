import type { School } from '../contract'
import type { SchoolMessages } from '../messages/en'
import { SchoolFacts } from './SchoolFacts'
import { SectionHeading } from './SectionHeading'

export function SchoolDescription({ school, t }: { school: School; t: SchoolMessages }) {
  if (!school.descriptionHtml && school.facts.length === 0) return null
  return (
    <section className="section" aria-labelledby="description-title">
      <SectionHeading id="description-title" title={t.about} />
      <SchoolFacts facts={school.facts} t={t} />
      {school.descriptionHtml && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe where rich text becomes HTML
        <div className="prose prose-opening" dangerouslySetInnerHTML={{ __html: school.descriptionHtml }} />
      )}
    </section>
  )
}
