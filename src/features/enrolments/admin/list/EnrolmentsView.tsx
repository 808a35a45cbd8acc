import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Icon } from '../../../../platform/panel/kit/icons'
import { PageHeader } from '../../../../platform/panel/kit/Page'
import { hasRole } from '../../../../platform/payload/access'
import { PanelFrame } from '../../../../platform/payload/admin/PanelFrame'
import { panelLocale } from '../../../../shared/locale'
import { PLACES_PATH } from '../../capacity/capacity-contract'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import { filterQuery, readFilter } from '../../office/list-address'
import { listEnrolments } from '../../office/list-enrolments.server'
import { OFFICE_PATH } from '../../request/request-rules'
import { OfficeList } from './OfficeList'
import '../../../../platform/payload/admin/panel.css'
import '../../../../platform/panel/kit/styles/table.css'
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
  const t = enrolmentsPanelMessages(panelLocale(language))
  const csv = new URLSearchParams(filterQuery(filter))
  csv.set('language', language)
  const actions = (
    <>
      <a className="panel-form__button" href={`/api/desk/enrolments.csv?${csv}`}>
        <Icon name="table" />
        {t('office.csv')}
      </a>
      <Link className="panel-form__button" href={PLACES_PATH} prefetch={false}>
        <Icon name="places" />
        {t('capacity.title')}
      </Link>
    </>
  )
  return (
    <PanelFrame
      view={view}
      path={query ? `${OFFICE_PATH}?${query}` : OFFICE_PATH}
      className="kit office panel-form"
    >
      <PageHeader title={t('office.title')} actions={list && actions} />
      {list ? <OfficeList list={list} filter={filter} /> : <p>{t('office.onlyEditors')}</p>}
    </PanelFrame>
  )
}
