import { describe, expect, it } from 'vitest'
import { readListAddress } from '../moderation-schemas'
import { listHref } from './list-address'

describe('address of the moderation list', () => {
  const whole = 'state=spam&text=a+b&author=ana&anonymous=1&ip=Ab-_1&school=4&limit=20&page=3'

  it('is written as it was read', () => {
    const address = readListAddress(new URLSearchParams(whole))
    expect(listHref(address, { page: 3 })).toBe(`/index.php?option=com_zoo&controller=comment&${whole}`)
    expect(listHref(address, { state: undefined })).not.toMatch(/page=|state=/)
  })

  it('ignores invalid parameters', () => {
    const odd = 'state=removed&school=-1&limit=7&page=0&ip=%00%27&text=+'
    expect(readListAddress(new URLSearchParams(odd))).toEqual({ page: 1, perPage: 50 })
  })
})
