import type { AddedRedirects } from '../redirects/contract'
import type { DocumentCollection } from './plan/plan'

export type Outcome = 'created' | 'updated' | 'same' | 'changed here' | 'deleted here'

export interface ImportReport {
  isDryRun: boolean
  site: string
  language: string
  documents: Record<DocumentCollection, Map<Outcome, number>>
  files: { stored: number; known: number; failed: { address: string; reason: string }[] }
  categories: { created: number; known: number }
  redirects: AddedRedirects
  comments: { added: number; known: number; skipped: number }
  /** Documents that could not be stored. */
  failed: { name: string; reason: string }[]
  /** The names of what was left out, by kind. */
  leftOut: Map<string, string[]>
  warnings: { name: string; what: string }[]
}

const outcomeWords: Record<Outcome, string> = {
  created: 'new',
  updated: 'brought up to date',
  same: 'here already',
  'changed here': 'changed here since, left alone',
  'deleted here': 'deleted here since, not brought back',
}

const counts = (map: ReadonlyMap<Outcome, number>): string =>
  [...map].map(([outcome, number]) => `${number} ${outcomeWords[outcome]}`).join(', ') || 'none'

/** Each name once, with its number if there are several. */
const namesOf = (names: readonly string[]): string => {
  const counted = new Map<string, number>()
  for (const name of names) if (name) counted.set(name, (counted.get(name) ?? 0) + 1)
  return [...counted].map(([name, number]) => `“${name}”${number > 1 ? ` (${number})` : ''}`).join(', ')
}

const grouped = (warnings: ImportReport['warnings']): string[] => {
  const byWhat = new Map<string, string[]>()
  for (const { name, what } of warnings) {
    const names = byWhat.get(what) ?? []
    names.push(name)
    byWhat.set(what, names)
  }
  return [...byWhat].map(([what, names]) => `  ${what}: ${namesOf(names)}`)
}

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length ? ['', title, ...lines] : []

export const reportLines = (report: ImportReport): string[] => {
  const { files, categories, redirects, comments } = report
  return [
    report.isDryRun ? 'This is what an import would do. Nothing was changed.' : 'The import is done.',
    `Pages:      ${counts(report.documents.pages)}`,
    `Posts:      ${counts(report.documents.posts)}`,
    `Categories: ${categories.created} new, ${categories.known} here already`,
    `Files:      ${files.stored} ${report.isDryRun ? 'to fetch' : 'new'}, ${files.known} here already, ${files.failed.length} not available`,
    `Comments:   ${comments.added} new, ${comments.known} here already, ${comments.skipped} left out (pingbacks, trash, without text)`,
    `Redirects:  ${redirects.added} new, ${redirects.known} here already, ${redirects.refused.length} not possible`,
    `Language:   ${report.language}`,
    ...listed(
      'Not imported:',
      [...report.leftOut].map(([what, names]) =>
        [`  ${names.length} ${what}`, namesOf(names)].filter(Boolean).join(': '),
      ),
    ),
    ...listed('To look at:', grouped(report.warnings)),
    ...listed(
      'Documents that could not be stored:',
      report.failed.map(({ name, reason }) => `  “${name}”: ${reason}`),
    ),
    ...listed(
      'Files that were not available (their places have links to the old addresses; a later run adds them):',
      files.failed.map(({ address, reason }) => `  ${address}: ${reason}`),
    ),
    ...listed(
      'Redirects that were not possible:',
      redirects.refused.map(({ from, message }) => `  ${from}: ${message}`),
    ),
  ]
}

/** Whether something that should be here is not. */
export const isIncomplete = ({ files, failed }: ImportReport): boolean =>
  files.failed.length > 0 || failed.length > 0
