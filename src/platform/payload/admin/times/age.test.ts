import { expect, it } from 'vitest'
import { ageOf } from './age'

const read = (milliseconds: number) => {
  const age = ageOf(milliseconds)
  return (
    age && [new Intl.RelativeTimeFormat('en', { style: 'short' }).format(age.value, age.unit), age.changesIn]
  )
}
const minute = 60_000

it('counts single seconds, then tens, then minutes and hours, and says when it changes', () => {
  expect(read(0)).toEqual(['0 sec. ago', 1000])
  expect(read(3_400)).toEqual(['3 sec. ago', 600])
  expect(read(27_000)).toEqual(['20 sec. ago', 3_000])
  expect(read(90_000)).toEqual(['1 min. ago', 30_000])
  expect(read(150 * minute)).toEqual(['2 hr. ago', 30 * minute])
})

it('leaves older ones to the date, and takes a time in the future for now', () => {
  expect(read(24 * 60 * minute)).toBeUndefined()
  expect(read(-5_000)).toEqual(['0 sec. ago', 1000])
})
