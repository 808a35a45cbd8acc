import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Icon } from '../../../../platform/panel/kit/icons'
import { EmptyState, PageHeader } from '../../../../platform/panel/kit/Page'
import { administrators, editors } from '../../../../platform/payload/access'
import { PanelFrame } from '../../../../platform/payload/admin/PanelFrame'
import { PERSONS_PATH } from '../../../../platform/payload/personal-data'
import { panelLocale } from '../../../../shared/locale'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import { STUDENTS_PATH } from '../../students/students-contract'
import { FindStudents } from './FindStudents'
import '../../../../platform/payload/admin/panel.css'
import './students.css'

/** Students by name, address, telephone number or reference. Custom views have to check the user themselves. */
export const StudentsView = (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const t = enrolmentsPanelMessages(panelLocale(req.i18n.language))
  const mayRead = editors({ req })
  return (
    <PanelFrame view={view} path={STUDENTS_PATH} className="kit students panel-form">
      <PageHeader
        title={t('students.title')}
        facts={mayRead && <span>{t('students.intro')}</span>}
        actions={
          administrators({ req }) && (
            <Link className="panel-form__button" href={PERSONS_PATH} prefetch={false}>
              <Icon name="security" />
              {t('students.privacy')}
            </Link>
          )
        }
      />
      {mayRead ? (
        <FindStudents />
      ) : (
        <div className="kit-card">
          <EmptyState icon="security" title={t('office.onlyEditors')} />
        </div>
      )}
    </PanelFrame>
  )
}
