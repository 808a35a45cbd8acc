import type { AdminViewServerProps } from 'payload'
import { EmptyState } from '../../../platform/panel/kit/Page'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { panelLocale } from '../../../shared/locale'
import { MODERATION_PATH } from '../contract'
import { commentsPanelMessages } from '../messages/panel/messages'
import { canModerate } from '../moderation/cms-can-moderate'
import { ModerationPanel } from './moderation/ModerationPanel'

/** The address of this screen with its filters: a mail's link names a comment, which is still wanted after logging in. */
const addressOf = ({ searchParams }: AdminViewServerProps): string => {
  const given = Object.entries(searchParams ?? {}).filter((entry) => typeof entry[1] === 'string')
  const query = new URLSearchParams(given as [string, string][])
  return query.size ? `${MODERATION_PATH}?${query}` : MODERATION_PATH
}

/** The moderation screen in the admin panel. Custom views have to check the user themselves. */
export const ModerationView = (view: AdminViewServerProps) => (
  <PanelFrame view={view} path={addressOf(view)}>
    {canModerate(view.initPageResult.req.user) ? (
      <ModerationPanel />
    ) : (
      <div className="kit-card">
        <EmptyState
          icon="security"
          title={commentsPanelMessages(panelLocale(view.initPageResult.req.i18n.language))('noAccess')}
        />
      </div>
    )}
  </PanelFrame>
)
