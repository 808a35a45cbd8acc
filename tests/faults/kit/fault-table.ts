import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

const file = 'bench/faults.md'

/** Effects of a fault on a site. `undefined` where one does not apply. */
export interface FaultResult {
  fault: string
  database: 'sqlite' | 'postgres'
  /** How often, or how much of it. */
  extent: string
  /** Writes that were answered with success. */
  answered?: number
  lost?: number
  doubled?: number
  /** The longest time in which no request of a kind was answered. */
  silentMs?: number
  /** From the end of the fault until everything works again. */
  recoveryMs?: number
  /** Effects for visitors and staff meanwhile. */
  meanwhile: string
}

const head = `# Faults

Written by \`npm run test:faults\`, on ${cpus().length} cores (${process.arch}, Node ${process.versions.node}); each row is of the latest run of its test.
Lost: answered with success but not stored. Doubled: stored twice. Silent: the longest time without any answer. Recovery: from the
end of the fault until everything works again, without a person. – is not measured by that test.

| fault | database | extent | writes answered | lost | doubled | silent | recovery | meanwhile |
|---|---|---|---|---|---|---|---|---|
`

const cell = (value: number | undefined) => value?.toLocaleString('en') ?? '–'
const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`)
const readRowKey = (row: string) => row.split('|').slice(1, 3).join('|')

/** Writes a result into the table in bench/faults.md, in place of the one before. */
export const recordFault = (result: FaultResult): void => {
  const cells = [
    ...[result.fault, result.database === 'sqlite' ? 'SQLite' : 'PostgreSQL', result.extent],
    ...[cell(result.answered), cell(result.lost), cell(result.doubled)],
    ...[seconds(result.silentMs), seconds(result.recoveryMs), result.meanwhile],
  ]
  const row = `| ${cells.join(' | ')} |`
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const rows = before.filter((line) => line.startsWith('| ') && !line.startsWith('| fault |'))
  const others = rows.filter((line) => readRowKey(line) !== readRowKey(row))
  writeFileSync(file, `${head}${[...others, row].sort().join('\n')}\n`)
}

/** How often each status was answered: `503 (412), 500 (3)`. */
export const statusText = (statuses: readonly number[]): string => {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([status, count]) => `${status} (${count.toLocaleString('en')})`)
    .join(', ')
}

/** Measures the longest time between two answers. */
export const watchAnswers = (ask: () => Promise<boolean>, everyMs = 50) => {
  let last = Date.now()
  let longest = 0
  let stopped = false
  const watching = (async () => {
    while (!stopped) {
      if (await ask().catch(() => false)) {
        longest = Math.max(longest, Date.now() - last)
        last = Date.now()
      }
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })()
  return async () => {
    stopped = true
    await watching
    return longest
  }
}
