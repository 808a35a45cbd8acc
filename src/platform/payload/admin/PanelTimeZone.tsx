import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { readTimeZone } from '../site-time-zone'
import { TimeZoneProvider } from './use-time-zone'

/** Tells the screens of the panel the time zone of the office. */
export const PanelTimeZone = async ({
  payload,
  children,
}: Pick<ServerProps, 'payload'> & { children: ReactNode }) => (
  <TimeZoneProvider zone={await readTimeZone(payload)}>{children}</TimeZoneProvider>
)
