import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { maxWatched, watchConditions } from './conditions'
import type { FormField } from './contract'

const field = (name: string, given: Partial<FormField> = {}): FormField =>
  ({
    type: 'shortText',
    maxLength: 200,
    required: false,
    label: { text: name },
    ...given,
    name,
  }) as FormField

const choice = (name: string, onlyIf?: FormField['onlyIf']) =>
  field(name, {
    type: 'choice',
    appearance: 'radio',
    options: [
      { value: 'a', label: { text: 'A' } },
      { value: 'b', label: { text: 'B' } },
    ],
    ...(onlyIf && { onlyIf }),
  })

it('connects options with the fields that they show', () => {
  const kind = choice('kind')
  const one = field('one', { onlyIf: { field: 'kind', value: 'a' } })
  const same = field('same', { onlyIf: { field: 'kind', value: 'a' } })
  const any = field('any', { onlyIf: { field: 'kind' } })
  const watched = watchConditions([kind, one, same, any])
  expect([one, same, any].map(watched.onlyIfOf)).toEqual(['1', '1', '2'])
  expect(['a', 'b', ''].map((value) => watched.showsOf('kind', value))).toEqual(['1 2', '2', undefined])
  expect(watched.onlyIfOf(kind)).toBeUndefined()
})

it('hides a field with the field that it depends on', () => {
  const inner = choice('inner', { field: 'outer', value: 'b' })
  const last = field('last', { onlyIf: { field: 'inner', value: 'a' } })
  expect(watchConditions([choice('outer'), inner, last]).onlyIfOf(last)).toBe('1 2')
})

it('leaves fields visible whose condition a stylesheet cannot see', () => {
  const free = field('free')
  const ofText = field('of-text', { onlyIf: { field: 'free', value: 'x' } })
  const later = field('of-later', { onlyIf: { field: 'kind', value: 'a' } })
  const lost = field('lost', { onlyIf: { field: 'gone' } })
  const watched = watchConditions([free, ofText, later, lost, choice('kind')])
  expect([ofText, later, lost].map(watched.isWatched)).toEqual([false, false, false])
  expect([ofText, later, lost].map(watched.onlyIfOf)).toEqual([undefined, undefined, undefined])
})

it('knows as many conditions as the stylesheet', () => {
  const fields = Array.from({ length: maxWatched + 2 }, (_, index) => [
    choice(`kind-${index}`),
    field(`of-${index}`, { onlyIf: { field: `kind-${index}`, value: 'a' } }),
  ]).flat()
  const { isWatched } = watchConditions(fields)
  expect(fields.filter(isWatched)).toHaveLength(maxWatched)
  const css = readFileSync(new URL('./form/forms.css', import.meta.url), 'utf8')
  expect(css.match(/data-only-if~=/g)).toHaveLength(maxWatched)
})
