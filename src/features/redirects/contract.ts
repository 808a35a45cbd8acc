/** One row of a table of redirects, with what an import does with it. */
interface ImportedRow {
  row: number
  from: string
  to: string
}

/** Result or preview of an import. */
export interface ImportReport {
  created: ImportedRow[]
  changed: ImportedRow[]
  /** Rows that are stored already. */
  same: number
  refused: { row: number; from: string; message: string }[]
}

/** A redirect from an old address to a document or an address. */
export interface NewRedirect {
  from: string
  to: string | { relationTo: string; value: number }
}

/** A document that a dry run would create. */
export interface PlannedPath {
  relationTo: string
  /** No document has it. */
  value: number
  path: string
}

export interface AddedRedirects {
  added: number
  /** Addresses that were redirected already. */
  known: number
  refused: { from: string; message: string }[]
}
