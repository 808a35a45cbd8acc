import { expect, it } from 'vitest'
import { joinAddresses, readCopies, splitAddresses } from './mail'

it('reads the addresses that get a copy, without the recipient and without those that are there twice', () => {
  expect(readCopies([' rosa@x.example', 'ROSA@x.example', 'Ana@x.example', ''], 'ana@x.example')).toEqual({
    cc: ['rosa@x.example'],
  })
  expect(readCopies([], 'ana@x.example')).toEqual({ cc: [] })
})

it.each([
  'rosa',
  'a@x.example\r\nBcc: b@x.example',
  'a@x.example\nb@x.example',
  'a@x.example,b@x.example',
  'Rosa <rosa@x.example>',
  'a@x.example\u0000',
])('refuses %j as an address for a copy', (address) => {
  expect(readCopies(['ok@x.example', address], 'ana@x.example')).toEqual({ problem: 'wrong', address })
})

it('refuses a fourth address', () => {
  const four = ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example']
  expect(readCopies(four, 'ana@x.example')).toEqual({ problem: 'many' })
  expect(readCopies(four, 'D@x.example')).toEqual({ cc: four.slice(0, 3) })
})

it('writes addresses as one line and reads it back', () => {
  const two = ['a@x.example', 'b@x.example']
  expect(splitAddresses(joinAddresses(two))).toEqual(two)
  expect(splitAddresses('a@x.example;b@x.example,')).toEqual(two)
  expect(splitAddresses(null)).toEqual([])
})
