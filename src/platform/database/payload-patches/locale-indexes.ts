interface RawIndex {
  name: string
  on: string | string[]
  unique?: boolean
}

interface RawTable {
  name: string
  indexes?: Record<string, RawIndex>
}

/** Both adapters pass this to hooks on their schema; the types of the SQLite adapter leave it out. */
interface HookAdapter {
  rawTables: Record<string, RawTable>
}

const LONGEST_NAME = 63

/**
 * Texts in several languages are in tables of their own, which Payload reads by the document. Its index begins with the language, so
 * a database that cannot skip it (SQLite, PostgreSQL before 18) reads the texts of all documents to find those of one. This
 * adds an index that begins with the document.
 */
export const indexLocaleTables = <Schema>(args: { schema: Schema }): Schema => {
  const { adapter } = args as unknown as { adapter: HookAdapter }
  for (const table of Object.values(adapter.rawTables)) {
    if (!table.indexes?._localeParent) continue
    const name = `${table.name}_parent_idx`
    if (name.length > LONGEST_NAME) throw new Error(`The name of the index ${name} is too long.`)
    table.indexes._parent = { name, on: '_parentID' }
  }
  return args.schema
}
