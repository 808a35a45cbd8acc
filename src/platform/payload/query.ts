import type { Payload } from 'payload'
import type { Locale } from '../../shared/locale'

/** What a query needs to know: where to read, in which language, and whom to tell what it has read. */
export interface QueryContext {
  payload: Payload
  locale: Locale
  /** Staff preview: read the newest draft instead of what is published. */
  draft: boolean
  /** Notes a tag of the page being made, so that a later change finds it. */
  tag: (tag: string) => void
}

const renders = new WeakMap<QueryContext['tag'], Map<string, Promise<unknown>>>()

/** Reads something once for a whole render, whichever feature asks. A render is known by what notes its tags. */
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
