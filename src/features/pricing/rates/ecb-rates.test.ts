import { describe, expect, it } from 'vitest'
import { readDailyRates, withRates } from './ecb-rates'

const file = (cubes: string, day = '2027-03-12') => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time='${day}'>
      ${cubes}
    </Cube>
  </Cube>
</gesmes:Envelope>`

const usual = file(
  `<Cube currency='USD' rate='1.0880'/><Cube currency='CAD' rate='1.6000'/><Cube currency="JPY" rate="161.28" />`,
)

describe('the daily rates of the European Central Bank', () => {
  it('are read with their day', () => {
    const { day, perEuro } = readDailyRates(usual)
    expect(day).toBe('2027-03-12')
    expect(Object.fromEntries(perEuro)).toEqual({ EUR: 1, USD: 1.088, CAD: 1.6, JPY: 161.28 })
  })

  it('are those of the first day in a file with several', () => {
    const several = usual.replace(
      '</Cube>\n  </Cube>',
      `</Cube><Cube time='2027-03-11'><Cube currency='CAD' rate='9'/></Cube>\n  </Cube>`,
    )
    expect(readDailyRates(several).perEuro.get('CAD')).toBe(1.6)
  })

  it.each([
    [
      'a web page',
      '<html><body>Moved</body></html>',
      'This is not a file of daily rates: it contains no date.',
    ],
    ['nothing', '', 'This is not a file of daily rates: it contains no date.'],
    [
      'a day that does not exist',
      file("<Cube currency='CAD' rate='1'/>", '2027-19-44'),
      'it contains no date',
    ],
    ['no rates', file(''), 'The file contains no rates.'],
    ['a word for a rate', file("<Cube currency='CAD' rate='N/A'/>"), 'The rate of CAD is not valid: “N/A”.'],
    ['zero', file("<Cube currency='CAD' rate='0'/>"), 'The rate of CAD is not valid: “0”.'],
    ['less than zero', file("<Cube currency='CAD' rate='-1.6'/>"), 'The rate of CAD is not valid'],
    ['no rate', file("<Cube currency='CAD'/>"), 'The rate of CAD is not valid: “”.'],
    ['too much', file("<Cube currency='CAD' rate='99999999999'/>"), 'The rate of CAD is not valid'],
  ])('are refused: %s', (_what, xml, sentence) => {
    expect(() => readDailyRates(xml)).toThrow(sentence)
  })
})

describe('rates of the site', () => {
  const currencies = [
    { code: 'default', iso: 'CAD', value: 1 },
    { code: 'percent', value: 1 },
    { code: 'euro', iso: 'EUR', value: 0.62 },
    { code: 'yen', iso: 'JPY', value: 100 },
    { code: 'peso', iso: 'ARS', value: 700 },
    { code: 'points', value: 3 },
  ]

  it('are relative to the base currency', () => {
    expect(withRates(currencies, readDailyRates(usual)).map(({ code, value }) => [code, value])).toEqual([
      ['default', 1],
      ['percent', 1],
      ['euro', 0.625],
      ['yen', 100.8],
      ['peso', 700],
      ['points', 3],
    ])
  })

  it('are unchanged if the euro is the base', () => {
    const euroBased = currencies.map((currency) => ({
      ...currency,
      value: currency.code === 'default' ? 1.5 : currency.code === 'euro' ? 1 : currency.value,
    }))
    expect(
      withRates(euroBased, readDailyRates(usual))
        .slice(0, 4)
        .map(({ value }) => value),
    ).toEqual([1.6, 1, 1, 161.28])
  })

  it('cannot be calculated without a base currency', () => {
    expect(() => withRates(currencies, readDailyRates(file("<Cube currency='USD' rate='1.1'/>")))).toThrow(
      'The file has no rate for CAD, the base currency.',
    )
    expect(() => withRates([{ code: 'default', value: 1 }], readDailyRates(usual))).toThrow(
      'needs an ISO code',
    )
  })
})
