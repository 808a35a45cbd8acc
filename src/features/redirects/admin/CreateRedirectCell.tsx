import type { DefaultServerCellComponentProps } from 'payload'

/** Opens the form for a new redirect, with the missing address filled in. */
export const CreateRedirectCell = ({ rowData }: DefaultServerCellComponentProps) => {
  const { path } = rowData as { path?: string }
  return path ? (
    <a href={`/admin/collections/redirects/create?from=${encodeURIComponent(path)}`}>Create redirect</a>
  ) : null
}
