import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { convertSpamReasons } from '../spam-reasons'

export const up = ({ req }: MigrateUpArgs): Promise<void> => convertSpamReasons(req)

/** Payload's list of migrations names it. It is never run. */
export const down = (): Promise<void> => Promise.reject(new Error('Reasons do not become sentences again.'))
