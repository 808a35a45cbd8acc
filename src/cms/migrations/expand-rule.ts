import { isContractStep } from '../../platform/database/migrate'

// While nodes are upgraded one by one, the version before works on the new schema. A migration may therefore only add to it.

/** What a node of the version before cannot live with. */
const breaking: [RegExp, string][] = [
  [/\bdrop\s+table\b/i, 'drops a table'],
  [/\bdrop\s+column\b/i, 'drops a column'],
  [/\bdrop\s+type\b/i, 'drops a type'],
  [/\brename\s+(to|column|value)\b/i, 'renames something'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, 'makes a column required'],
  [/\bdrop\s+default\b/i, 'drops the default of a column'],
]

const addedColumn = /\badd\s+column\s+[^;,]*/gi

/** The statements of `up`; `down` is never run on a live site. */
const statementsOf = (source: string): string => source.split(/export async function down\b/)[0] ?? ''

/** Why a migration for PostgreSQL cannot run while nodes of the version before are running; empty if it can. */
export const breaksOlderNodes = (name: string, source: string): string[] => {
  if (isContractStep(name)) return []
  const statements = statementsOf(source)
  const required = (statements.match(addedColumn) ?? []).filter(
    (added) => /\bnot\s+null\b/i.test(added) && !/\bdefault\b/i.test(added),
  )
  return [
    ...breaking.flatMap(([pattern, what]) => (pattern.test(statements) ? [what] : [])),
    ...(required.length ? ['adds a required column without a default'] : []),
  ]
}
