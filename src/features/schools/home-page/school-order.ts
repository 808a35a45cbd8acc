/** The chosen schools first, in their order; the others stay in theirs. */
export const inOrder = (schools: readonly number[], chosen: readonly number[]): number[] => {
  const listed = new Set(schools)
  const first = new Set(chosen.filter((id) => listed.has(id)))
  return [...first, ...schools.filter((id) => !first.has(id))]
}
