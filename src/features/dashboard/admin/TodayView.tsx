import { Gutter } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import { editors } from '../../../platform/payload/access'
import { readToday } from '../../../platform/payload/site-time-zone'
import { readFirstScreen } from '../dashboard-items.server'
import { TodayScreen } from './TodayScreen'

/** The first screen of the panel. */
export const TodayView = async ({ initPageResult: { req, locale } }: AdminViewServerProps) => {
  const { payload, i18n } = req
  const { items, ...parts } = await readFirstScreen(req)
  const { beforeDashboard, afterDashboard } = payload.config.admin.components
  const render = (Component: typeof beforeDashboard) =>
    RenderServerComponent({
      Component,
      importMap: payload.importMap,
      serverProps: { payload, i18n, locale, req },
    })
  return (
    <Gutter className="kit today">
      <TodayScreen
        {...parts}
        items={items.map(({ inPlace, ...item }) => ({
          ...item,
          work:
            inPlace &&
            RenderServerComponent({
              Component: inPlace.component,
              importMap: payload.importMap,
              clientProps: inPlace.props,
            }),
        }))}
        today={await readToday(payload)}
        hasEvents={editors({ req })}
      >
        {render(beforeDashboard)}
      </TodayScreen>
      {render(afterDashboard)}
    </Gutter>
  )
}
