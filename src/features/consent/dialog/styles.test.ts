import { expect, it } from 'vitest'
import { checkConfig } from '../config/check-config'
import { styleProperties } from './styles'

it('names each colour property after the part it applies to', () => {
  const styles = { primaryButton: { bgColor: '#000' }, cookieButton: { activedColor: '#00f' } }
  expect(styleProperties(checkConfig({ styles }).config)).toMatch(
    /^--consent-primaryButton-bgColor:#000;--consent-primaryButton-txtColor:#1d6b33;.*--consent-cookieButton-activedColor:#00f;/,
  )
})
