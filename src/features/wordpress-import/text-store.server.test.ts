import { expect, it } from 'vitest'
import { openTextStore } from './text-store.server'

it('gives back every text, in any order and more than once', () => {
  const store = openTextStore()
  const texts = ['', 'short', 'é'.repeat(3000), `${'x'.repeat(5000)}🙂`, 'y'.repeat(1_000_000)]
  const kept = texts.map(store.keep)
  try {
    for (const index of [4, 0, 2, 3, 1, 2]) expect(kept[index]?.()).toBe(texts[index])
  } finally {
    store.close()
  }
})
