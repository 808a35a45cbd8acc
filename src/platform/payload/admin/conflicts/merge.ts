// Finds what two people have changed in one document, by field, and joins both.

export type Doc = Record<string, unknown>

/** The way to a value: names of fields, and numbers of rows. */
export type Path = readonly (string | number)[]

/** Something the other person has changed. */
export interface Change {
  path: Path
  theirs: unknown
  mine: unknown
  /** Whether both have changed it, and not to the same. */
  isConflict: boolean
}

/** Fields that the site itself writes with every save. */
export const written = new Set(['id', 'createdAt', 'updatedAt', 'changedBy', '_status', 'version'])

const isObject = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A form sends nothing, `null`, an empty text or an empty list for a field without a value. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

export const isSame = (one: unknown, other: unknown): boolean => {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      isSame(one[key], other[key]),
    )
  return one === other
}

const rowIds = (value: unknown) =>
  Array.isArray(value) && value.every((row) => isObject(row) && row.id !== undefined)
    ? value.map(({ id }) => String(id)).join()
    : undefined

/** Rich text, and the reference to a document of one of several collections, are one value. */
export const isGroup = (value: unknown): value is Doc =>
  isObject(value) && !('root' in value) && !('relationTo' in value)

/** The ways to all values that differ. A list whose rows were added, removed or moved is one value. */
const differences = (one: unknown, other: unknown, path: Path = []): Path[] => {
  if (isSame(one, other)) return []
  if (
    (isGroup(one) || isEmpty(one)) &&
    (isGroup(other) || isEmpty(other)) &&
    (isGroup(one) || isGroup(other))
  ) {
    const [left, right] = [(one ?? {}) as Doc, (other ?? {}) as Doc]
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) =>
      differences(left[key], right[key], [...path, key]),
    )
  }
  const [rows, ids] = [rowIds(one), rowIds(other)]
  if (rows !== undefined && rows === ids)
    return (one as Doc[]).flatMap((row, index) => differences(row, (other as Doc[])[index], [...path, index]))
  return [path]
}

const beginsWith = (path: Path, start: Path) => start.every((name, index) => path[index] === name)

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, name) => (found as Doc | undefined)?.[name as string], value)

const withValue = (value: unknown, [name, ...rest]: Path, next: unknown): unknown => {
  if (name === undefined) return next
  const copy = Array.isArray(value) ? [...value] : { ...(value as Doc | undefined) }
  ;(copy as Doc)[name as string] = withValue((value as Doc | undefined)?.[name as string], rest, next)
  return copy
}

/** Lists the other person's changes since `base`, in the fields that `mine` would overwrite. */
export const changesOf = (base: Doc, mine: Doc, theirs: Doc): Change[] => {
  const within = (doc: Doc) =>
    Object.fromEntries(Object.keys(mine).map((key) => [key, written.has(key) ? undefined : doc[key]]))
  const own = differences(within(base), within(mine))
  const paths = differences(within(base), within(theirs)).map(
    // If I have changed more than this value, all of that is one question.
    (path) => own.find((changed) => beginsWith(path, changed)) ?? path,
  )
  return paths
    .filter((path, index) => paths.findIndex((one) => one.join('.') === path.join('.')) === index)
    .map((path) => ({ path, theirs: valueAt(theirs, path), mine: valueAt(mine, path) }))
    .filter((change) => !isSame(change.theirs, change.mine))
    .map((change) => ({
      ...change,
      isConflict: own.some((changed) => beginsWith(changed, change.path) || beginsWith(change.path, changed)),
    }))
}

/** My document with the other person's values of these changes. */
export const takeTheirs = (mine: Doc, changes: readonly Change[]): Doc =>
  changes.reduce<Doc>((doc, { path, theirs }) => withValue(doc, path, theirs) as Doc, mine)
