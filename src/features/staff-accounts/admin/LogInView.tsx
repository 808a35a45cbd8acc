import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { PanelLogo } from '../../../platform/payload/admin/menu/PanelLogo'
import { LogInForm } from './LogInForm'
import '../../../platform/payload/admin/panel.css'
import './people.css'

/** The log-in. Payload's own asks for nothing but a password. */
export const LogInView = ({ initPageResult: { req }, searchParams }: AdminViewServerProps) => {
  const to = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(to)
  return (
    <>
      <div className="login__brand">
        <PanelLogo payload={req.payload} />
      </div>
      <LogInForm to={to} />
    </>
  )
}
