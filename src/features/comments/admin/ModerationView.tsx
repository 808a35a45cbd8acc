import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { MODERATION_PATH } from '../contract'
import { canModerate } from '../moderation/cms-can-moderate'
import { ModerationPanel } from './ModerationPanel'

/** The moderation screen in the admin panel. Custom views have to check the user themselves. */
export const ModerationView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req, locale, permissions, visibleEntities } = initPageResult
  if (!req.user) {
    // A mail's link names a comment, which is still wanted after logging in.
    const asked = Object.entries(searchParams ?? {}).filter((entry) => typeof entry[1] === 'string')
    const query = new URLSearchParams(asked as [string, string][])
    const here = query.size ? `${MODERATION_PATH}?${query}` : MODERATION_PATH
    redirect(`/admin/login?redirect=${encodeURIComponent(here)}`)
  }
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <Gutter>
        {canModerate(req.user) ? (
          <ModerationPanel />
        ) : (
          <p>Only moderators and administrators handle comments.</p>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
