import type { Payload } from 'payload'

export interface DailySettings {
  isOn: boolean
  hour: number
  keep: number
  timeZone: string
  /** Since when they are in force: when they were saved, or when the database was set up or last upgraded. */
  changedAt: Date
  /** False on a site whose administrators have never saved them: it uses the usual ones. */
  isChosen: boolean
}

/** Settings of the daily backup. */
export const readDailySettings = async (payload: Payload): Promise<DailySettings> => {
  const [{ isOn, hour, keep, updatedAt }, { timeZone }, { docs }] = await Promise.all([
    payload.findGlobal({ slug: 'backup-settings', depth: 0 }),
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    payload.find({ collection: 'payload-migrations', sort: '-createdAt', limit: 1, depth: 0 }),
  ])
  const changedAt = new Date(updatedAt ?? docs[0]?.createdAt ?? 0)
  return { isOn: isOn === true, hour, keep, timeZone, changedAt, isChosen: Boolean(updatedAt) }
}
