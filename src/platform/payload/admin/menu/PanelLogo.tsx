import type { ServerProps } from 'payload'
import './panel-logo.css'

/** The name and the logo of the site at the log-in; Schoolhouse's as long as none are set. */
export const PanelLogo = async ({ payload }: Pick<ServerProps, 'payload'>) => {
  const { name, logo } = await payload.findGlobal({ slug: 'site-settings', depth: 1 })
  const picture = typeof logo === 'object' ? logo?.url : undefined
  return (
    <div className="panel-logo">
      <img src={picture ?? '/favicon.svg'} alt="" />
      <span>{name || 'Schoolhouse'}</span>
    </div>
  )
}

/** Leads to the first screen of the panel. */
export const PanelIcon = () => <img className="panel-icon" src="/favicon.svg" alt="" />
