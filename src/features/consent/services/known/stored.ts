import type { StoredName } from '../../contract'

// Short ways to say what a service keeps in the browser, and for how long.

/** Three kinds of time that providers write: minutes, months, years. In days. */
export const minutes = (count: number): number => count / 1440
export const months = (count: number): number => Math.round(count * 30.44)
export const years = (count: number): number => count * 365

/** 0 days end with the session. */
export const cookie = (name: string, days: number): StoredName => ({ name, kind: 'cookie', days })

/** Stays until it is deleted. */
export const local = (name: string): StoredName => ({ name, kind: 'localStorage' })

export const tab = (name: string): StoredName => ({ name, kind: 'sessionStorage', days: 0 })
