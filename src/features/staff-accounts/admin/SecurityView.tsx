import type { AdminViewServerProps } from 'payload'
import { EmptyState, PageHeader } from '../../../platform/panel/kit/Page'
import { administrators } from '../../../platform/payload/access'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { findById } from '../../../platform/payload/find-documents'
import { readTimeZone } from '../../../platform/payload/site-time-zone'
import { readId } from '../../../shared/id'
import { panelLocale } from '../../../shared/locale'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { isObligatory } from '../second-factor/log-in.server'
import { findFactor, recoveryCodesLeft } from '../second-factor/store.server'
import { listSessions } from '../sessions/sessions.server'
import { SecondFactorSection } from './SecondFactorSection'
import { Sessions } from './Sessions'
import '../../../platform/payload/admin/panel.css'
import './people.css'

/** One's own log-in at `/admin/security`; another user's, for administrators, at `/admin/security/3`. */
export const SecurityView = async (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const { payload, user } = req
  const t = staffAccountsPanelMessages(panelLocale(req.i18n.language))
  const asked = (view.params?.segments as string[] | undefined)?.[1]
  const path = asked ? `/admin/security/${asked}` : '/admin/security'
  const id = asked ? readId(asked) : user?.id
  const isOwn = id === user?.id
  const mayRead = isOwn || administrators({ req })
  const person = user && id && mayRead ? await findById(req, 'users', id) : null
  const format = new Intl.DateTimeFormat(req.i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: await readTimeZone(payload),
  })
  const when = (iso: string) => format.format(new Date(iso))
  const factor = person ? await findFactor(req, person.id) : undefined
  const sessions = person ? await listSessions(req, person.id) : []
  return (
    <PanelFrame view={view} path={path} className="kit security panel-form">
      <PageHeader title={isOwn || !person ? t('security.title') : t('security.of', { name: person.name })} />
      {person ? (
        <div className="kit-stack">
          <SecondFactorSection
            other={isOwn ? undefined : person.id}
            codesLeft={factor && recoveryCodesLeft(factor)}
            isObligatory={await isObligatory(req, person)}
          />
          <Sessions
            user={person.id}
            sessions={sessions.map((session) => ({
              ...session,
              begunAt: when(session.begunAt),
              usedAt: when(session.usedAt),
            }))}
          />
        </div>
      ) : (
        <div className="kit-card">
          <EmptyState icon="security" title={t('security.notAllowed')} />
        </div>
      )}
    </PanelFrame>
  )
}
