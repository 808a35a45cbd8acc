import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { formatReference, isReference } from './enrolment-reference'

it('gives each digest a different, readable reference', () => {
  const references = Array.from({ length: 2000 }, (_, index) =>
    formatReference(createHash('sha256').update(String(index)).digest()),
  )
  expect(new Set(references).size).toBe(2000)
  expect(references.every(isReference)).toBe(true)
  expect(references.join('')).not.toMatch(/[ILOU]/)
  expect(['', 'ABC', 'ABCDE-ABCDI', 'abcde-abcde', '<b>'].some(isReference)).toBe(false)
})
