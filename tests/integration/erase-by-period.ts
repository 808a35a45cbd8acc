import { fixedRetentions, retentionsOf } from '../../src/cms/retention/declared'
import { beforeOf, eraseOld } from '../../src/cms/retention/erase-old'
import { readPeriods } from '../../src/cms/retention/nightly'
import type { Site } from './harness'

/** Erases one kind of data as the nightly task would at a moment. Returns how much it has erased. */
export const eraseByPeriod = async (
  { payload, env }: Pick<Site, 'payload' | 'env'>,
  key: string,
  now = new Date(),
): Promise<number> => {
  const retention = [...retentionsOf(env), ...fixedRetentions].find((each) => each.key === key)
  if (!retention) throw new Error(`nothing is declared as ${key}`)
  const before = beforeOf(retention, await readPeriods(payload), now)
  const options = { signal: new AbortController().signal, until: Number.POSITIVE_INFINITY }
  return before ? (await eraseOld(payload, retention, before, options)).erased : 0
}
