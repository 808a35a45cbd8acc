const rowsOf = (snippets: unknown): Record<string, unknown>[] => (Array.isArray(snippets) ? snippets : [])

/** Whether a snippet is sent that is not stored like this. Renaming counts, too: visitors allow or refuse by name. */
export const hasNewSnippet = (stored: unknown, sent: unknown): boolean =>
  sent !== undefined &&
  sent !== null &&
  (!Array.isArray(sent) ||
    rowsOf(sent).some(
      (row) => !rowsOf(stored).some(({ name, code }) => name === row?.name && code === row?.code),
    ))
