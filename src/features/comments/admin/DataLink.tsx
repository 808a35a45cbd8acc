import type { ServerProps } from 'payload'
import { COMMENTS_DATA_PATH } from '../contract'
import { translateInPanel } from './sentences/translate'

/** The link to import and export in the settings. */
export const DataLink = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <p className="field-type">
    <a href={COMMENTS_DATA_PATH}>{translateInPanel('Import or export comments', i18n.language)}</a>
  </p>
)
