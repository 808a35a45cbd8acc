import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { Icon } from '../../../../platform/panel/kit/icons'
import { PageHeader } from '../../../../platform/panel/kit/Page'
import { hasRole } from '../../../../platform/payload/access'
import { PanelFrame } from '../../../../platform/payload/admin/PanelFrame'
import { findAll } from '../../../../platform/payload/find-documents'
import { schoolsOf } from '../../../../platform/payload/school-scope'
import { panelLocale } from '../../../../shared/locale'
import { PLACES_PATH } from '../../capacity/capacity-contract'
import { type EnrolmentsPanelMessages, enrolmentsPanelMessages } from '../../messages/panel/messages'
import {
  filterQuery,
  type OfficeFilter,
  readFilter,
  readSavedFilters,
  SAVED_FILTERS,
  type SavedFilter,
  viewNames,
} from '../../office/list-address'
import { listEnrolments } from '../../office/list-enrolments.server'
import { OFFICE_PATH } from '../../request/request-rules'
import { OfficeList } from './OfficeList'
import '../../../../platform/payload/admin/panel.css'
import '../../../../platform/panel/kit/styles/table.css'
import '../office/office.css'
import './list.css'

const readSaved = async (req: PayloadRequest): Promise<SavedFilter[]> => {
  if (!req.user) return []
  const [preference] = await findAll(
    req,
    'payload-preferences',
    { key: { equals: SAVED_FILTERS }, 'user.value': { equals: req.user.id } },
    { limit: 1 },
  )
  return readSavedFilters(preference?.value)
}

/** Switches between list, board and month with the same filter. */
const Views = ({ filter, t }: { filter: OfficeFilter; t: EnrolmentsPanelMessages }) => (
  <nav className="office__views" aria-label={t('views.title')}>
    {viewNames.map((view) => {
      const query = filterQuery(filter, { view })
      return (
        <Link
          key={view}
          href={query ? `${OFFICE_PATH}?${query}` : OFFICE_PATH}
          prefetch={false}
          aria-current={filter.view === view ? 'page' : undefined}
        >
          <Icon name={view} />
          {t(`views.${view}`)}
        </Link>
      )
    })}
  </nav>
)

/** The list of enrolment requests. Custom views have to check the user themselves. */
export const EnrolmentsView = async (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const { language } = req.i18n
  const texts = Object.entries(view.searchParams ?? {}).filter((entry) => typeof entry[1] === 'string')
  const filter = readFilter(new URLSearchParams(texts as [string, string][]))
  const query = filterQuery(filter, { page: filter.page })
  const mayHandle = hasRole(req, 'administrator', 'editor')
  const [list, saved] = await Promise.all([
    mayHandle &&
      listEnrolments(req.payload, { ...filter, schools: schoolsOf(req.user) }, panelLocale(language)),
    readSaved(req),
  ])
  const t = enrolmentsPanelMessages(panelLocale(language))
  const csv = new URLSearchParams(filterQuery(filter))
  csv.set('language', language)
  const actions = (
    <>
      <Views filter={filter} t={t} />
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
      {list ? <OfficeList list={list} filter={filter} saved={saved} /> : <p>{t('office.onlyEditors')}</p>}
    </PanelFrame>
  )
}
