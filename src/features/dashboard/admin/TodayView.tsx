import { Gutter, Link } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import { panelLocale } from '../../../shared/locale'
import { dashboardPanelMessages } from '../messages/panel/messages'
import './today.css'
import { itemsFor } from '../dashboard-items.server'

/** The first screen of the panel: what waits for this user, each with a number and a link. */
export const TodayView = async ({ initPageResult: { req, locale } }: AdminViewServerProps) => {
  const t = dashboardPanelMessages(panelLocale(req.i18n.language))
  const items = await itemsFor(req)
  const { payload, i18n } = req
  const { beforeDashboard, afterDashboard } = payload.config.admin.components
  const render = (Component: typeof beforeDashboard) =>
    RenderServerComponent({
      Component,
      importMap: payload.importMap,
      serverProps: { payload, i18n, locale, req },
    })
  return (
    <Gutter className="today">
      <h1>{t('today.today')}</h1>
      {render(beforeDashboard)}
      {items.length === 0 && <p>{t('today.nothing')}</p>}
      <ul className="today__items">
        {items.map(({ figure, text, href, urgent }) => (
          <li key={`${href} ${text}`}>
            <Link
              className={urgent ? 'today__item today__item--urgent' : 'today__item'}
              href={href}
              prefetch={false}
            >
              <strong>{figure}</strong> <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {render(afterDashboard)}
    </Gutter>
  )
}
