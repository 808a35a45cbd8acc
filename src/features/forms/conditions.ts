import type { FieldCondition, FormField } from './contract'

// Conditional fields without scripts: forms.css hides `[data-only-if~="1"]` unless an element with `data-shows` 1 is checked.

/** How many different conditions forms.css knows. Fields with others stay visible, with a sentence that says when they apply. */
export const maxWatched = 8

const serializeCondition = ({ field, value }: FieldCondition) => JSON.stringify([field, value])

export interface WatchedConditions {
  /** `data-shows` of an option, a box or a radio button. */
  showsOf: (field: string, value: string) => string | undefined
  /** `data-only-if` of a field: its own condition and those of the fields that it depends on. */
  onlyIfOf: (field: FormField) => string | undefined
  /** Whether the stylesheet hides the field while its own condition does not hold. */
  isWatched: (field: FormField) => boolean
}

/** Only choices and boxes have a state that a stylesheet sees. */
const isVisibleState = (field: FormField | undefined, { value }: FieldCondition): boolean =>
  field?.type === 'choice' || (field?.type === 'consent' && (value === undefined || value === 'yes'))

export const watchConditions = (fields: readonly FormField[]): WatchedConditions => {
  const earlier = (field: FormField) =>
    fields.slice(0, fields.indexOf(field)).find(({ name }) => name === field.onlyIf?.field)
  const watched: FieldCondition[] = []
  for (const field of fields) {
    const { onlyIf } = field
    if (
      onlyIf &&
      watched.length < maxWatched &&
      isVisibleState(earlier(field), onlyIf) &&
      !watched.some((other) => serializeCondition(other) === serializeCondition(onlyIf))
    )
      watched.push(onlyIf)
  }
  const indexOf = (condition: FieldCondition) =>
    watched.findIndex((other) => serializeCondition(other) === serializeCondition(condition)) + 1
  const isWatched = (field: FormField) =>
    field.onlyIf !== undefined && earlier(field) !== undefined && indexOf(field.onlyIf) > 0
  const tokensOf = (field: FormField): number[] => {
    const other = earlier(field)
    if (!field.onlyIf || !other) return []
    return [...tokensOf(other), ...(isWatched(field) ? [indexOf(field.onlyIf)] : [])]
  }
  return {
    isWatched,
    showsOf: (field, value) =>
      watched
        .flatMap((condition, index) =>
          value !== '' &&
          condition.field === field &&
          (condition.value === undefined || condition.value === value)
            ? [index + 1]
            : [],
        )
        .join(' ') || undefined,
    onlyIfOf: (field) => tokensOf(field).join(' ') || undefined,
  }
}
