import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

// What the tasks of an office take, in clicks, keys and fields. Each is counted by the spec that does it, and fails it if a target is
// missed. With OFFICE_TABLE=1 the row of the task is written to `bench/office.md`.

interface Effort {
  clicks: number
  /** Keys that do something by themselves; the letters of a text are not counted. */
  keys: number
  fields: number
}

/** Where counting begins, and the most clicks that a task may take. In the order of the table. */
const tasks = {
  'Answer an enrolment': { from: 'Today', clicks: 4 },
  'Issue an invoice': { from: 'the enrolment', clicks: 2 },
  'Send the invoice': { from: 'the enrolment', clicks: 2 },
  'Note a payment of all that is owed': { from: 'the enrolment', clicks: 2 },
  'Remind of a payment': { from: 'the enrolment', clicks: 2 },
  'Change one price': { from: 'Today', clicks: 4 },
  'Publish an edit of a page': { from: 'Today', clicks: 5 },
  'Restore a version of a page': { from: 'the page', clicks: 4 },
  'Add two pictures to a gallery': { from: 'the school', clicks: 5 },
  'Moderate 50 comments': { from: 'the comments', keys: 55 },
  'Find what to translate': { from: 'Today', clicks: 2 },
  'Invite a colleague': { from: 'the users', clicks: 3 },
  'Find a person and export all data': { from: '“Find a person”', clicks: 2 },
  'Download a backup': { from: 'the backups', clicks: 1 },
  'Take the first steps and remove the demo': { from: '“First steps”', clicks: 8 },
} as const satisfies Record<string, { from: string; clicks?: number; keys?: number }>

export type Task = keyof typeof tasks

const file = 'bench/office.md'

const rowOf = (task: Task, { clicks, keys, fields }: Effort) => {
  const { from, ...target } = tasks[task]
  const most = Object.entries(target).map(([kind, count]) => `${count} ${count === 1 ? 'click' : kind}`)
  return `| ${task} | ${from} | ${clicks} | ${keys} | ${fields} | ${most} |`
}

const storedRows = (): Map<string, string> =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const name = /^\| ([^|]+) \|/.exec(line)?.[1]
        return name && name in tasks ? [[name, line] as const] : []
      }),
  )

const writeRow = (task: Task, effort: Effort) => {
  const rows = storedRows().set(task, rowOf(task, effort))
  const lines = Object.keys(tasks).flatMap((name) => rows.get(name) ?? [])
  // What other measurements have written below.
  const [, ...others] = readFileSync(file, 'utf8').split(/(?=^## )/m)
  writeFileSync(
    file,
    `# An office day

What everyday tasks take. Keys are those that do something by themselves; the letters of a text are counted as a field. Each task is counted in
a browser by the spec that does it, which fails when a target is missed (\`tests/e2e/kit/office-effort.ts\`);
\`OFFICE_TABLE=1 npx playwright test --workers=1\` writes this file.

| task | from | clicks | keys | fields | target: at most |
|---|---|---|---|---|---|
${lines.join('\n')}
${others.length ? `\n${others.join('')}` : ''}`,
  )
}

/** The tasks of the table, and those that are not in it. */
export const tableTasks = () => {
  const rows = storedRows()
  return { known: Object.keys(tasks), written: [...rows.keys()] }
}

/** Counts what a person does on all pages that are opened from now on. */
export const countEffort = async (page: Page) => {
  const effort: Effort = { clicks: 0, keys: 0, fields: 0 }
  const fields = new Set<string>()
  await page.exposeFunction('noteEffort', (kind: 'clicks' | 'keys' | 'field', name: string) => {
    if (kind !== 'field') effort[kind] += 1
    else effort.fields = fields.add(name).size
  })
  await page.addInitScript(() => {
    const note = (kind: string, name = '') =>
      (window as unknown as { noteEffort: (kind: string, name: string) => void }).noteEffort(kind, name)
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    addEventListener('click', (event) => event.isTrusted && note('clicks'), true)
    addEventListener('keydown', ({ target }) => isText(target) || note('keys'), true)
    addEventListener(
      'input',
      ({ target }) => isText(target) && note('field', (target as HTMLInputElement).name),
      true,
    )
  })
  /** Begins anew: what was done before belongs to another task. */
  const begin = () => {
    fields.clear()
    Object.assign(effort, { clicks: 0, keys: 0, fields: 0 })
  }
  /** The task is done: compares what it took with its target. */
  const done = (task: Task) => {
    const { from: _, ...target } = tasks[task]
    for (const [kind, most] of Object.entries(target))
      expect(effort[kind as keyof Effort], `${kind} of “${task}”`).toBeLessThanOrEqual(most)
    if (process.env.OFFICE_TABLE) writeRow(task, effort)
    begin()
  }
  return { effort, begin, done }
}

/** Opens the first screen of the panel, from which most tasks are counted. */
export const startOfDay = async (page: Page) => {
  const count = await countEffort(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  return count
}

export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })
