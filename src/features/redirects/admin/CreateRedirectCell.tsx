import type { DefaultServerCellComponentProps } from 'payload'
import { panelLocale } from '../../../shared/locale'
import { redirectsPanelMessages } from '../messages/panel/messages'

/** Opens the form for a new redirect, with the missing address filled in. */
export const CreateRedirectCell = ({ rowData, i18n }: DefaultServerCellComponentProps) => {
  // Payload renders the cells of an empty list once, without a row.
  const path = (rowData as { path?: string } | undefined)?.path
  return path ? (
    <a href={`/admin/collections/redirects/create?from=${encodeURIComponent(path)}`}>
      {redirectsPanelMessages(panelLocale(i18n.language))('redirect.createRedirect')}
    </a>
  ) : null
}
