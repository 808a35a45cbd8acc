import { beforeOf, eraseOld } from '../../../src/features/privacy/retention/erase-old.server'
import { readPeriods } from '../../../src/features/privacy/retention/retention-task.server'
import { fixedRetentionsOf, retentionsOf, siteIn } from '../../../src/platform/feature'
import type { Site } from '../kit/harness'

/** Erases one kind of data as the nightly task would at a moment. Returns how much it has erased. */
export const eraseByPeriod = async (
  { payload }: Pick<Site, 'payload'>,
  key: string,
  now = new Date(),
): Promise<number> => {
  const declared = siteIn(payload.config)
  const retention = [...retentionsOf(declared), ...fixedRetentionsOf(declared)].find(
    (each) => each.key === key,
  )
  if (!retention) throw new Error(`nothing is declared as ${key}`)
  const before = beforeOf(retention, await readPeriods(payload), now)
  const options = { signal: new AbortController().signal, until: Number.POSITIVE_INFINITY }
  return before ? (await eraseOld(payload, retention, before, options)).erased : 0
}
