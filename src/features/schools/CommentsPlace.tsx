import type { School } from './contract'
import type { SchoolMessages } from './messages/en'
import { mailHref } from './places'
import { SectionHeading } from './SectionHeading'

/** Where comments will be read and written. Until then it says so. */
export function CommentsPlace({ school, t }: { school: School; t: SchoolMessages }) {
  return (
    <section id="anc-comments" className="section anchor" aria-labelledby="comments-title">
      <SectionHeading id="comments-title" title={t.comments} />
      <p className="note">
        {t.commentsClosed} <a href={mailHref(school.contact.email, school.name)}>{school.contact.email}</a>
      </p>
    </section>
  )
}
