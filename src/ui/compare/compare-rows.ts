/** A value of what is compared. */
export interface CompareItem {
  text: string
  /** A name in the language of the column, shown before the text. */
  title?: string
  /** Shown in small type behind the text. */
  detail?: string
}

export interface CompareRow {
  label: string
  /** Items of each column, in their order; empty if it has none. */
  cells: CompareItem[][]
  differs: boolean
}

/** A row of a comparison; none if no column has anything in it. */
export const compareRow = (label: string, cells: CompareItem[][]): CompareRow[] =>
  cells.every((cell) => cell.length === 0)
    ? []
    : [{ label, cells, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 }]

export interface Fact {
  label: string
  value: string
}

/** A row for each fact that at least one column has. */
export const compareFacts = (columns: readonly (readonly Fact[])[]): CompareRow[] =>
  [...new Set(columns.flatMap((facts) => facts.map(({ label }) => label)))].flatMap((label) =>
    compareRow(
      label,
      columns.map((facts) => facts.flatMap((fact) => (fact.label === label ? { text: fact.value } : []))),
    ),
  )

/** Rows that differ come before those that do not. */
export const differencesFirst = (rows: readonly CompareRow[]): CompareRow[] => [
  ...rows.filter(({ differs }) => differs),
  ...rows.filter(({ differs }) => !differs),
]
