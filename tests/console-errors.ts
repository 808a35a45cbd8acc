import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An error that somebody prints instead of throwing must not go unnoticed. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const printed = vi.mocked(console.error).mock?.calls ?? []
  vi.mocked(console.error).mockRestore?.()
  expect(printed, 'console.error was called').toEqual([])
})
