import { describe, expect, it } from 'vitest'
import { pictureId, pictureInAddress } from './picture-address'

describe('the address of a picture', () => {
  it('is read as it is written', () => {
    expect(pictureInAddress(`#${pictureId(12)}`)).toBe('picture-12')
  })

  it.each(['', '#', '#anc-gallery', '#picture-', '#picture-x', '#picture-1"]', '#a-picture-1'])(
    'is not %j',
    (hash) => {
      expect(pictureInAddress(hash)).toBeUndefined()
    },
  )
})
