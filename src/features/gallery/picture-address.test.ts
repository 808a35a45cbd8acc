import { describe, expect, it } from 'vitest'
import { pictureId, pictureInAddress } from './picture-address'

describe('pictureInAddress', () => {
  it('reads what pictureId writes', () => {
    expect(pictureInAddress(`#${pictureId(12)}`)).toBe('picture-12')
  })

  it.each(['', '#', '#anc-gallery', '#picture-', '#picture-x', '#picture-1"]', '#a-picture-1'])(
    'ignores %j',
    (hash) => {
      expect(pictureInAddress(hash)).toBeUndefined()
    },
  )
})
