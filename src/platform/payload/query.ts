import type { Payload } from 'payload'
import type { Locale } from '../../shared/locale'

/** What every query needs: the database, the language, and where to note the tags of what it reads. */
export interface QueryContext {
  payload: Payload
  locale: Locale
  /** Staff preview: read the newest draft instead of the published version. */
  draft: boolean
  /** Notes a tag of the page that is being rendered, so that a later change invalidates it. */
  tag: (tag: string) => void
  /** Notes until when the page that is being rendered is true, e.g. to the end of the day whose start dates it offers. */
  validUntil?: (time: Date) => void
}

const renders = new WeakMap<QueryContext['tag'], Map<string, Promise<unknown>>>()

/** Reads something once per render, for all features. The function `tag` identifies the render. */
export const oncePerRender = <T>(
  { tag }: Pick<QueryContext, 'tag'>,
  key: string,
  read: () => Promise<T>,
): Promise<T> => {
  const known = renders.get(tag) ?? new Map<string, Promise<unknown>>()
  renders.set(tag, known)
  const found = (known.get(key) as Promise<T> | undefined) ?? read()
  known.set(key, found)
  return found
}
