import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface PanelFrameProps {
  view: AdminViewServerProps
  /** Where the login page leads to afterwards. */
  path: string
  className?: string
  children: ReactNode
}

/** A screen of our own in the frame of the admin panel, for users who are logged in. */
export const PanelFrame = ({ view, path, className, children }: PanelFrameProps) => {
  const { initPageResult, params, searchParams } = view
  const { req, locale, permissions, visibleEntities } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
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
      viewActions={req.payload.config.admin.components.actions}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      <main>
        <Gutter className={className}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  )
}
