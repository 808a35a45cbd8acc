import { COMMENTS_DATA_PATH } from '../contract'

/** In the settings: the way to import, export and erase. */
export const DataLink = () => (
  <p className="field-type">
    <a href={COMMENTS_DATA_PATH}>Import, export or erase comments</a>
  </p>
)
