import { expect, it } from 'vitest'
import { checkConfig, defaultConfig } from './check-config'
import { styleProperties } from './style-properties'

it('names only what differs from the stylesheet', () => {
  expect(styleProperties(defaultConfig)).toEqual({})
  const styles = {
    primaryButton: { bgColor: '#000', txtColor: '#1d6b33' },
    cookieButton: { activedColor: '#00f' },
  }
  expect(styleProperties(checkConfig({ styles }).config)).toEqual({
    '--consent-primaryButton-bgColor': '#000',
    '--consent-cookieButton-activedColor': '#00f',
  })
})
