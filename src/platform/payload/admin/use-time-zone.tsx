'use client'

import { useConfig } from '@payloadcms/ui'
import { createContext, type ReactNode, useContext, useEffect } from 'react'

const TimeZone = createContext('UTC')

/** The time zone of the office, in which all screens of ours show times: two people read the same, wherever they are. */
export const useTimeZone = (): string => useContext(TimeZone)

/**
 * Lets Payload's schedule of publications take times in the zone of the office too, and name it. Payload knows only a zone of
 * its configuration, and would otherwise use that of the browser without a word. With one zone there is nothing to choose.
 * The value is UTC, so that the browser converts nothing: the server does (schedule-times.ts).
 */
const useScheduleZone = (zone: string): void => {
  const { config, setConfig } = useConfig()
  useEffect(() => {
    const { admin } = config
    // Before somebody has logged in the browser knows nothing of the configuration.
    if (config.unauthenticated || admin.timezones.supportedTimezones[0]?.label === zone) return
    const timezones = { defaultTimezone: 'UTC', supportedTimezones: [{ label: zone, value: 'UTC' }] }
    setConfig({ ...config, admin: { ...admin, timezones } })
  }, [config, setConfig, zone])
}

export const TimeZoneProvider = ({ zone, children }: { zone: string; children: ReactNode }) => {
  useScheduleZone(zone)
  return <TimeZone value={zone}>{children}</TimeZone>
}
