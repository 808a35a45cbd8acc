import { isContractStep } from '../../platform/database/migrate'

// While nodes are upgraded one by one, the version before works on the new schema. A migration may therefore only add to it.

/** Statements that a node of the version before cannot live with. */
const breaking: [RegExp, string][] = [
  [/\bdrop\s+table\b/i, 'drops a table'],
  [/\bdrop\s+column\b/i, 'drops a column'],
  [/\bdrop\s+type\b/i, 'drops a type'],
  [/\brename\s+(to|column|value)\b/i, 'renames something'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, 'makes a column required'],
  [/\bdrop\s+default\b/i, 'drops the default of a column'],
]

/** Rules that writes of the version before may violate. */
const addedRule =
  /\bcreate\s+unique\s+index\s+.*?\son\s+(?:"public"\.)?"?(?<indexed>\w+)|\balter\s+table\s+(?:"public"\.)?"?(?<altered>\w+)"?\s+add\s+constraint\b(?!.*?\bforeign\s+key\b)/gi
const createdTable = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:"public"\.)?"?(\w+)/gi

/** Whether a table that the version before writes to gets a rule. Foreign keys of Payload belong to columns that are new. */
const addsRule = (statements: string): boolean => {
  const created = new Set([...statements.matchAll(createdTable)].map(([, table]) => table))
  return [...statements.matchAll(addedRule)].some(
    ({ groups }) => !created.has(groups?.indexed ?? groups?.altered),
  )
}

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
    ...(addsRule(statements) ? ['adds a rule to a table that exists'] : []),
    ...(required.length ? ['adds a required column without a default'] : []),
  ]
}
