import type { AdminViewServerProps } from 'payload'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { MODERATION_PATH } from '../contract'
import { canModerate } from '../moderation/cms-can-moderate'
import { ModerationPanel } from './moderation/ModerationPanel'
import { translateInPanel } from './sentences/translate'

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
      <p>
        {translateInPanel(
          'Only moderators and administrators handle comments.',
          view.initPageResult.req.i18n.language,
        )}
      </p>
    )}
  </PanelFrame>
)
