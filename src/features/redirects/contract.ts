/** One row of a table of redirects, with what an import does with it. */
interface ImportedRow {
  row: number
  from: string
  to: string
}

/** What importing a table does, or would do. */
export interface ImportReport {
  created: ImportedRow[]
  changed: ImportedRow[]
  /** Rows that are stored already. */
  same: number
  refused: { row: number; from: string; message: string }[]
}
