'use client'

import { createContext, type ReactNode, useContext } from 'react'

const TimeZone = createContext('UTC')

/** The time zone of the office, in which all screens of ours show times: two people read the same, wherever they are. */
export const useTimeZone = (): string => useContext(TimeZone)

export const TimeZoneProvider = ({ zone, children }: { zone: string; children: ReactNode }) => (
  <TimeZone value={zone}>{children}</TimeZone>
)
