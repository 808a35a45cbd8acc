import { AppError } from '../../shared/errors'

// Version 1.0.0 begins with one migration, the baseline, in place of all those before it. A database that has run them all has
// the schema of the baseline. The names in it stay, so that nodes of the version before still start while others are upgraded.

export const BASELINE = '20261118_200000_baseline'

/** The last migrations before the baseline, of SQLite and of PostgreSQL. */
const lastBefore = ['20261118_161904_trash', '20261118_161936_trash']

/** The last version that has the migrations before the baseline; CHANGELOG.md names it, too. */
export const lastVersionBefore = '0.9.0 (commit 170870306fc9)'

/** Names the baseline in place of the migrations that it replaces, if all of them have run. */
export const withBaseline = (applied: string[]): string[] => {
  const last = applied.find((name) => lastBefore.includes(name))
  return last ? [BASELINE, ...applied.filter((name) => name > last)] : applied
}

/** Whether only some of the migrations before the baseline have run. */
export const isBeforeBaseline = (applied: string[]): boolean =>
  withBaseline(applied).some((name) => name < BASELINE)

export const refuseBeforeBaseline = (applied: string[]): void => {
  if (isBeforeBaseline(applied))
    throw new AppError(
      'older_database',
      `This database was written by a version of Schoolhouse before 0.9.0 and cannot be upgraded in one step. Start version ${lastVersionBefore} with it once, then this version. Nothing was changed.`,
    )
}
