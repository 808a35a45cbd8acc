import type { FormState } from 'payload'
import { expect, it } from 'vitest'
import { keepTypedValues } from './form-state'

const sent: FormState = {
  town: { value: 'Alder Bay', initialValue: 'Alder' },
  slug: { value: 'Alder Bay!' },
  text: { value: { root: { children: ['a'] } } },
}
const state: FormState = {
  town: { value: 'Alder Bay', initialValue: 'Alder Bay', valid: true },
  slug: { value: 'alder-bay', initialValue: 'alder-bay' },
  text: { value: { root: { children: ['a'] } } },
  added: { value: 1, addedByServer: true } as FormState[string],
}

it('answers a save with the values that the server has changed or added, and with none of the others', () => {
  expect(keepTypedValues({ data: {}, formState: sent }, { state, lockedState: null })).toEqual({
    state: {
      town: { initialValue: 'Alder Bay', valid: true },
      slug: { value: 'alder-bay', initialValue: 'alder-bay' },
      text: {},
      added: { value: 1, addedByServer: true },
    },
    lockedState: null,
  })
})

it('leaves every other answer as it is', () => {
  const result = { state }
  expect(keepTypedValues({ formState: sent }, result)).toBe(result)
  expect(keepTypedValues({ data: {} }, result)).toBe(result)
  expect(keepTypedValues({ data: {}, formState: sent }, null)).toBe(null)
})
