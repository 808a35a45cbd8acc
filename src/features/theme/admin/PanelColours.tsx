import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { panelCss } from '../panel-css'

/** A text in a stylesheet. What would end the element is written as an escape. */
const cssText = (text: string): string =>
  `"${text.replace(/["\\<>\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`

/** Shows the panel in the colours and fonts of the site, and its name above the forms that Payload shows before the log-in. */
export const PanelColours = async ({
  payload,
  children,
}: Pick<ServerProps, 'payload'> & { children: ReactNode }) => {
  const [theme, { name, logo }] = await Promise.all([
    payload.findGlobal({ slug: 'theme', depth: 0 }),
    payload.findGlobal({ slug: 'site-settings', depth: 1 }),
  ])
  const picture = typeof logo === 'object' ? logo?.url : undefined
  const brand = `:root{--panel-name:${cssText(name || 'Schoolhouse')}${picture ? `;--panel-logo:url(${cssText(picture)})` : ''}}`
  return (
    <>
      <style>{panelCss({ ...theme, preset: theme.preset ?? 'tidewater' }) + brand}</style>
      {children}
    </>
  )
}
