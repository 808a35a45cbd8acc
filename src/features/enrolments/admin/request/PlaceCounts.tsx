'use client'

import { useTranslation } from '@payloadcms/ui'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import type { OfficeCapacity } from '../../capacity/capacity-contract'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import '../office/places.css'

/** How full the course and the accommodation of a request are while the student is there. */
export const PlaceCounts = ({ places: counted }: { places: OfficeCapacity[] }) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const day = (iso: string) => format.format(new Date(iso))
  if (!counted.length) return null
  return (
    <section className="places__counts" aria-labelledby="office-places">
      <h3 id="office-places">{texts('capacity.title')}</h3>
      <ul>
        {counted.map(({ kind, title, from, to, taken, places, waiting, start }) => (
          <li
            key={`${kind} ${title} ${from}`}
            data-full={
              (places !== undefined && taken >= places) || (start && start.taken >= start.places) || undefined
            }
          >
            <strong>{title}</strong>{' '}
            <small>
              {/* Not as a range of the formatter: server and browser may write its spaces differently. */}
              {day(from)} – {day(to)}
            </small>
            <br />
            {places === undefined
              ? texts('capacity.confirmed', { count: taken })
              : texts('capacity.taken', { taken, places })}
            {waiting > 0 && `, ${texts('capacity.waiting', { count: waiting })}`}
            {start && (
              <>
                <br />
                {texts('capacity.begin', { taken: start.taken, places: start.places, day: day(start.day) })}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
