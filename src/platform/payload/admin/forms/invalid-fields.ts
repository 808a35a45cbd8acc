import type { AfterErrorHook } from 'payload'

interface InvalidField {
  path?: string
  label?: unknown
}

interface Refusal {
  message?: string
  data?: { errors?: InvalidField[] }
}

const byPath = new Intl.Collator('en', { numeric: true })

/**
 * The names of fields in an order that the panel turns into theirs: it puts each name behind the first one that begins with the
 * same word, so all but the first of a group come out reversed.
 */
export const forPanelList = (names: string[]): string[] => {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const [group = name] = name.split(' > ')
    groups.set(group, [...(groups.get(group) ?? []), name])
  }
  return [...groups.values()].flatMap(([first, ...others]) => [
    ...(first === undefined ? [] : [first]),
    ...others.reverse(),
  ])
}

/**
 * Lists invalid fields by their names, and those of rows as the rows stand. Payload names them in the order in which their checks end, and the panel
 * splits the list at every comma, also at one inside a name.
 */
export const listInvalidFields: AfterErrorHook = ({ result }) => {
  const { errors } = (result ?? {}) as { errors?: Refusal[] }
  if (!Array.isArray(errors)) return
  const listed = errors.map((refusal) => {
    const fields = refusal.data?.errors
    const [introduction, list] = refusal.message?.split(/:(.*)/s) ?? []
    if (!Array.isArray(fields) || !list?.trim() || fields.some(({ label }) => typeof label !== 'string'))
      return refusal
    const names = fields
      .toSorted((one, other) => byPath.compare(one.path ?? '', other.path ?? ''))
      .map(({ label }) => String(label).replaceAll(/,\s*/g, ' – '))
    return { ...refusal, message: `${introduction}: ${forPanelList(names).join(', ')}` }
  })
  return { response: { ...result, errors: listed } as typeof result }
}
