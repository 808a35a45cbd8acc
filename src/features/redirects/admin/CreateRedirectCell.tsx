import type { DefaultServerCellComponentProps } from 'payload'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { redirectTexts } from './texts'

/** Opens the form for a new redirect, with the missing address filled in. */
export const CreateRedirectCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => {
  // Payload renders the cells of an empty list once, without a row.
  const path = (rowData as { path?: string } | undefined)?.path
  return path ? (
    <a href={`/admin/collections/redirects/create?from=${encodeURIComponent(path)}`}>
      {textsIn(redirectTexts, i18n.language).createRedirect}
    </a>
  ) : null
}
