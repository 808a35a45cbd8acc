import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Card, EmptyState, PageHeader } from '../../../../platform/panel/kit/Page'
import { hasRole } from '../../../../platform/payload/access'
import { PanelFrame } from '../../../../platform/payload/admin/PanelFrame'
import { schoolsOf } from '../../../../platform/payload/school-scope'
import { readToday } from '../../../../platform/payload/site-time-zone'
import { panelLocale } from '../../../../shared/locale'
import { PLACES_PATH, type PlacesBoard } from '../../capacity/capacity-contract'
import { readPlacesBoard } from '../../capacity/place-counts.server'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import { OFFICE_PATH } from '../../request/request-rules'
import '../../../../platform/payload/admin/panel.css'
import '../office/office.css'
import '../office/places.css'

const isFull = ({ taken, places }: { taken: number; places?: number | undefined }) =>
  places !== undefined && taken >= places

const Board = ({ board, language }: { board: PlacesBoard; language: string }) => {
  const texts = enrolmentsPanelMessages(panelLocale(language))
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  if (!board.length) return <EmptyState icon="places" title={texts('capacity.none')} />
  return board.map(({ school, name, offers }) => (
    <Card key={school} id={`places-${school}`} title={name}>
      {offers.map(({ kind, id, offer, title, weeks }) => (
        <div key={`${kind} ${offer}`}>
          <h3>
            {/* The requests for a course; those for accommodation cannot be listed, so its form, which has its places. */}
            <Link
              href={
                kind === 'course'
                  ? `${OFFICE_PATH}?school=${school}&course=${school}%3A${offer}`
                  : `/admin/collections/accommodation/${id}`
              }
              prefetch={false}
            >
              {title}
            </Link>
          </h3>
          <ol className="places__weeks">
            {weeks.map(({ monday, taken, places, waiting, starts, isFull: isWeekFull }) => (
              <li key={monday} data-full={isWeekFull || undefined}>
                <time dateTime={monday}>
                  <span className="places__hidden">{texts('capacity.week')} </span>
                  {day.format(new Date(monday))}
                </time>{' '}
                {places === undefined ? (
                  texts('capacity.confirmed', { count: taken })
                ) : (
                  <>
                    <strong aria-hidden="true">
                      {taken}/{places}
                    </strong>
                    <span className="places__hidden">{texts('capacity.taken', { taken, places })}</span>
                  </>
                )}
                {isFull({ taken, places }) && <em> {texts('capacity.isFull')}</em>}
                {starts.map((start) => (
                  <small key={start.day}>
                    {' '}
                    {texts('capacity.begin', {
                      taken: start.taken,
                      places: start.places,
                      day: day.format(new Date(start.day)),
                    })}
                    {isFull(start) && <em> {texts('capacity.isFull')}</em>}
                  </small>
                ))}
                {waiting > 0 && <small> {texts('capacity.waiting', { count: waiting })}</small>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Card>
  ))
}

/** All limited offers week by week. Custom views have to check the user themselves. */
export const CapacityView = async (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const { language } = req.i18n
  const texts = enrolmentsPanelMessages(panelLocale(language))
  const board = hasRole(req, 'administrator', 'editor')
    ? await readPlacesBoard(req.payload, await readToday(req.payload), panelLocale(language), {
        schools: schoolsOf(req.user),
      })
    : undefined
  return (
    <PanelFrame view={view} path={PLACES_PATH} className="kit office panel-form">
      <PageHeader
        title={texts('capacity.title')}
        back={{ href: OFFICE_PATH, text: texts('detail.back') }}
        facts={board && <span>{texts('capacity.intro')}</span>}
      />
      {board ? (
        <div className="kit-stack">
          <Board board={board} language={language} />
        </div>
      ) : (
        <p>{texts('office.onlyEditors')}</p>
      )}
    </PanelFrame>
  )
}
