import { Link } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import { EmptyState } from '../../../../platform/panel/kit/Page'
import { hasRole } from '../../../../platform/payload/access'
import { PanelFrame } from '../../../../platform/payload/admin/PanelFrame'
import { readId } from '../../../../shared/id'
import { panelLocale } from '../../../../shared/locale'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import { readEnrolment } from '../../office/read-enrolment.server'
import { OFFICE_PATH } from '../../request/request-rules'
import { OfficeDetail } from './OfficeDetail'
import '../../../../platform/payload/admin/panel.css'
import '../office/office.css'

/** One enrolment request. Custom views have to check the user themselves. */
export const EnrolmentView = async (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const { language } = req.i18n
  const id = readId([view.params?.segments ?? []].flat()[1]) ?? 0
  const mayHandle = hasRole(req, 'administrator', 'editor')
  const found =
    req.user && mayHandle
      ? await readEnrolment(req.payload, id, { locale: panelLocale(language), user: req.user })
      : undefined
  const texts = enrolmentsPanelMessages(panelLocale(language))
  return (
    <PanelFrame view={view} path={`${OFFICE_PATH}/${id}`} className="kit office panel-form">
      {found ? (
        <OfficeDetail
          enrolment={found}
          panels={found.panels.map(({ component, props }) =>
            RenderServerComponent({
              Component: component,
              importMap: req.payload.importMap,
              key: component,
              clientProps: { ...props, enrolment: found },
            }),
          )}
        />
      ) : (
        <EmptyState
          icon="nothingFound"
          title={mayHandle ? texts('detail.gone') : texts('office.onlyEditors')}
        >
          <Link href={OFFICE_PATH} prefetch={false}>
            {texts('detail.back')}
          </Link>
        </EmptyState>
      )}
    </PanelFrame>
  )
}
