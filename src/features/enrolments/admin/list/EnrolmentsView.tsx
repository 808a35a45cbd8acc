import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../../../platform/payload/access'
import { PanelFrame } from '../../../../platform/payload/admin/PanelFrame'
import { panelLocale } from '../../../../shared/locale'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import { filterQuery, readFilter } from '../../office/list-address'
import { listEnrolments } from '../../office/list-enrolments.server'
import { OFFICE_PATH } from '../../request/request-rules'
import { OfficeList } from './OfficeList'
import '../../../../platform/payload/admin/panel.css'
import '../office/office.css'

/** The list of enrolment requests. Custom views have to check the user themselves. */
export const EnrolmentsView = async (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const { language } = req.i18n
  const texts = Object.entries(view.searchParams ?? {}).filter((entry) => typeof entry[1] === 'string')
  const filter = readFilter(new URLSearchParams(texts as [string, string][]))
  const query = filterQuery(filter, { page: filter.page })
  const mayHandle = hasRole(req, 'administrator', 'editor')
  const list = mayHandle && (await listEnrolments(req.payload, filter, panelLocale(language)))
  return (
    <PanelFrame
      view={view}
      path={query ? `${OFFICE_PATH}?${query}` : OFFICE_PATH}
      className="office panel-form"
    >
      <h1>{enrolmentsPanelMessages(panelLocale(language))('office.title')}</h1>
      {list ? (
        <OfficeList list={list} filter={filter} />
      ) : (
        <p>{enrolmentsPanelMessages(panelLocale(language))('office.onlyEditors')}</p>
      )}
    </PanelFrame>
  )
}
