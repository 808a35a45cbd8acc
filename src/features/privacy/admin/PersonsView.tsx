import type { AdminViewServerProps } from 'payload'
import { EmptyState, PageHeader } from '../../../platform/panel/kit/Page'
import { administrators } from '../../../platform/payload/access'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { PERSONS_PATH } from '../../../platform/payload/personal-data'
import { panelLocale } from '../../../shared/locale'
import { privacyPanelMessages } from '../messages/panel/messages'
import { FindPerson } from './FindPerson'
import '../../../platform/payload/admin/panel.css'
import './persons.css'

/** Page about a person's stored data, at `/admin/persons`. Custom views have to check the user themselves. */
export const PersonsView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const t = privacyPanelMessages(panelLocale(req.i18n.language))
  return (
    <PanelFrame view={view} path={PERSONS_PATH} className="kit persons panel-form">
      <PageHeader title={t('persons.title')} />
      {administrators({ req }) ? (
        <>
          <p className="persons__intro">{t('persons.intro')}</p>
          <FindPerson />
        </>
      ) : (
        <div className="kit-card">
          <EmptyState icon="security" title={t('persons.notAllowed')} />
        </div>
      )}
    </PanelFrame>
  )
}
