import { foldWords } from '../../../../shared/fold-words'

export interface Searched {
  author?: string | null
  email?: string | null
  url?: string | null
  content?: string | null
}

/** What the moderators' search looks through. */
export const searchTexts = ({ author, email, url, content }: Searched) => ({
  authorText: foldWords(`${author ?? ''} ${email ?? ''}`),
  searchText: foldWords(`${author ?? ''} ${content ?? ''} ${url ?? ''}`),
})
