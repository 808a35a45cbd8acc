import type { Payload } from 'payload'
import type { Env } from '../../config/env'
import { seedOffice } from './office/seed-office'
import { seedDemo } from './seed'

/** Fills an empty site with the demo schools, and with the work of their office if that is wanted. */
export const fillDemo = async (
  payload: Payload,
  demo: Env['demo'],
  onProgress: (done: number, total: number) => void,
): Promise<void> => {
  await seedDemo(payload, onProgress)
  if (demo !== 'all') return
  // Its requests need the schools. The site can do without them.
  await seedOffice(payload).catch((err: unknown) =>
    payload.logger.error({ err, msg: 'the office of the demo could not be filled' }),
  )
}
