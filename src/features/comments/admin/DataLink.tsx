import type { ServerProps } from 'payload'
import { COMMENTS_DATA_PATH } from '../contract'
import { sayInPanel } from './sentences/say'

/** The link to import, export and erasure in the settings. */
export const DataLink = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <p className="field-type">
    <a href={COMMENTS_DATA_PATH}>{sayInPanel('Import, export or erase comments', i18n.language)}</a>
  </p>
)
