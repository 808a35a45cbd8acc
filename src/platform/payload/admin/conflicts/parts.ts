import { useEffect } from 'react'
import type { Doc, Path } from './merge'

/** How a field that stores one value, such as a table, is merged by its parts. */
export interface Parts {
  /** The value as an object of parts, which may be objects of parts again. */
  split: (value: unknown) => Doc
  /** The value of these parts. Where nothing was changed, what `theirs` stores is kept as it is. */
  join: (parts: Doc, theirs: unknown) => unknown
  describePath: (path: Path) => string
  describeValue: (value: unknown) => string
}

/** Fields of the form on the screen that are merged by their parts, by name. */
const registered = new Map<string, Parts>()

/** Lets two people change different parts of this field. */
export const useParts = (field: string, parts: Parts) =>
  useEffect(() => {
    registered.set(field, parts)
    return () => void registered.delete(field)
  }, [field, parts])

export const partsOf = ([field]: Path): Parts | undefined => registered.get(String(field))

const mapParts = (doc: Doc, change: (parts: Parts, value: unknown, field: string) => unknown): Doc => {
  const copy = { ...doc }
  for (const [field, parts] of registered) if (field in doc) copy[field] = change(parts, doc[field], field)
  return copy
}

export const splitParts = (doc: Doc): Doc => mapParts(doc, (parts, value) => parts.split(value))

export const joinParts = (doc: Doc, theirs: Doc): Doc =>
  mapParts(doc, (parts, value, field) => parts.join(value as Doc, theirs[field]))
