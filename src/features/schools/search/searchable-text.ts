import { foldWords } from '../../../shared/text/fold-words'

/** The text that a search is matched against. */
export const schoolSearchText = ({ name, town }: { name?: string | null; town?: string | null }): string =>
  foldWords(`${name ?? ''} ${town ?? ''}`)
