import type { Translated } from '../../../shared/language/original-texts'
import type { ResultKind } from '../contract'

export interface SearchEntry extends Translated {
  id: string
  kind: ResultKind
  /** The address without the language's prefix; it may lead to a part of a page. */
  path: string
  title: string
  /** The name of the school that it belongs to. */
  of: string
  summary: string
  text: string
  /** Further words that find it but are never shown, such as the levels of a course. */
  words: string
}

/** All entries that are read together, and the tags of the changes that make them outdated. */
export interface SearchSource {
  /** The tag of the document itself, e.g. `schools:3`. */
  tag: string
  /** Tags of other documents that it shows. */
  others: string[]
  entries: SearchEntry[]
}
