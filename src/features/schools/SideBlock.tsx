import { fill } from '../../shared/message'
import { phoneHref } from '../../shared/phone'
import type { School } from './contract'
import type { SchoolMessages } from './messages/en'
import { mailHref } from './places'

/** What to do next. It follows the scroll; the price calculator takes its place later. */
export function SideBlock({ school, t }: { school: School; t: SchoolMessages }) {
  const { email, phone, hours } = school.contact
  return (
    <aside id="anc-calculator" className="side anchor" aria-labelledby="side-title">
      <div className="letter">
        <div className="letter-paper">
          <h2 id="side-title">{t.askTitle}</h2>
          <p>{t.askText}</p>
          <p>
            <a className="button" href={mailHref(email, fill(t.askSubject, { school: school.name }))}>
              {t.askButton}
            </a>
          </p>
          {(phone || hours) && (
            <dl className="contact">
              {phone && (
                <div>
                  <dt>{t.phone}</dt>
                  <dd>
                    <a href={phoneHref(phone)}>{phone}</a>
                  </dd>
                </div>
              )}
              {hours && (
                <div>
                  <dt>{t.hours}</dt>
                  <dd>{hours}</dd>
                </div>
              )}
            </dl>
          )}
          {school.courses.length > 0 && (
            <nav className="jump" aria-label={t.jumpToCourse}>
              <h3>{t.jumpToCourse}</h3>
              <ul>
                {school.courses.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#anc-course-${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </aside>
  )
}
