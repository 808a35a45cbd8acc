import type { AddedRedirects } from '../redirects/contract'
import type { DocumentCollection } from './plan/plan'

/** What an import did with a document. */
export type Outcome = 'created' | 'updated' | 'same' | 'changed here' | 'deleted here'

/** What an import did, or would do. */
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
  leftOut: Map<string, number>
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

/** How many warnings of one kind are listed by name. */
const maxListed = 15

const grouped = (warnings: ImportReport['warnings']): string[] => {
  const byWhat = new Map<string, string[]>()
  for (const { name, what } of warnings) {
    const names = byWhat.get(what) ?? []
    names.push(name)
    byWhat.set(what, names)
  }
  return [...byWhat].map(([what, names]) => {
    const more = names.length > maxListed ? ` and ${names.length - maxListed} more` : ''
    return `  ${what}: ${names
      .slice(0, maxListed)
      .map((name) => `“${name}”`)
      .join(', ')}${more}`
  })
}

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length ? ['', title, ...lines] : []

/** The report as lines for people. */
export const reportLines = (report: ImportReport): string[] => {
  const { files, categories, redirects, comments } = report
  return [
    report.isDryRun ? 'This is what an import would do. Nothing was changed.' : 'The import is done.',
    `Pages:      ${counts(report.documents.pages)}`,
    `Posts:      ${counts(report.documents.posts)}`,
    `Categories: ${categories.created} new, ${categories.known} here already`,
    `Files:      ${files.stored} new, ${files.known} here already, ${files.failed.length} not available`,
    `Comments:   ${comments.added} ${report.isDryRun ? 'in the file' : 'new'}, ${comments.known} here already, ${comments.skipped} left out (pingbacks, trash, without text)`,
    `Redirects:  ${redirects.added} new, ${redirects.known} here already, ${redirects.refused.length} not possible`,
    `Language:   ${report.language}`,
    ...listed(
      'Not imported:',
      [...report.leftOut].map(([what, number]) => `  ${number} ${what}`),
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
