import { foldWords } from '../../shared/text/fold-words'

/** What a search looks through. */
export const schoolSearchText = ({ name, town }: { name?: string | null; town?: string | null }): string =>
  foldWords(`${name ?? ''} ${town ?? ''}`)
