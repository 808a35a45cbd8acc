// A migration of an extension stands on the schema of Schoolhouse, which grows with every upgrade. So extensions keep no snapshot
// of the whole schema (as src/cms/migrations does), but what they have added to it.

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isIn = (list, item) => list.some((each) => JSON.stringify(each) === JSON.stringify(item))

/** Finds what `full` has and `base` lacks: tables, columns, indexes, values of lists. */
export const additionsTo = (base, full) =>
  Object.fromEntries(
    Object.entries(full).flatMap(([key, value]) => {
      if (!(key in base)) return [[key, value]]
      const added = isObject(value)
        ? additionsTo(base[key], value)
        : Array.isArray(value)
          ? value.filter((item) => !isIn(base[key], item))
          : []
      return Object.keys(added).length ? [[key, added]] : []
    }),
  )

export const withAdditions = (base, added) => {
  if (Array.isArray(base)) return [...base, ...added.filter((item) => !isIn(base, item))]
  if (!isObject(base) || !isObject(added)) return base
  const merged = { ...base }
  for (const [key, value] of Object.entries(added))
    merged[key] = key in base ? withAdditions(base[key], value) : value
  return merged
}
