'use client'

import { useTranslation } from '@payloadcms/ui'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import type { OfficeCapacity } from '../../capacity/capacity-contract'
import { capacityTexts } from '../office/places-texts'
import '../office/places.css'

/** How full the course and the accommodation of a request are while the student is there. */
export const PlaceCounts = ({ places: counted }: { places: OfficeCapacity[] }) => {
  const texts = usePanelTexts(capacityTexts)
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const day = (iso: string) => format.format(new Date(iso))
  if (!counted.length) return null
  return (
    <section className="places__counts" aria-labelledby="desk-places">
      <h2 id="desk-places">{texts.title}</h2>
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
            {places === undefined ? texts.confirmed(taken) : texts.taken(taken, places)}
            {waiting > 0 && `, ${texts.waiting(waiting)}`}
            {start && (
              <>
                <br />
                {texts.begin(start.taken, start.places, day(start.day))}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
