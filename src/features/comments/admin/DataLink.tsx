import { COMMENTS_DATA_PATH } from '../contract'

/** The link to import, export and erasure in the settings. */
export const DataLink = () => (
  <p className="field-type">
    <a href={COMMENTS_DATA_PATH}>Import, export or erase comments</a>
  </p>
)
