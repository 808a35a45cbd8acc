import type { ServerProps } from 'payload'
import { panelLocale } from '../../../shared/locale'
import { COMMENTS_DATA_PATH } from '../contract'
import { commentsPanelMessages } from '../messages/panel/messages'

/** The link to import and export in the settings. */
export const DataLink = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <p className="field-type">
    <a href={COMMENTS_DATA_PATH}>{commentsPanelMessages(panelLocale(i18n.language))('data.link')}</a>
  </p>
)
