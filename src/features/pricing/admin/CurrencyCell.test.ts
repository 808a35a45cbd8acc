import type { DefaultServerCellComponentProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CurrencyCell } from './CurrencyCell'

const currencies = [{ code: 'default', iso: 'CAD' }, { code: 'euro', iso: 'EUR' }, { code: 'points' }]

it.each([
  ['default', 'Standard (CAD)'],
  ['euro', 'EUR'],
  ['points', 'points'],
])('shows the currency %s as %s', async (cellData, shown) => {
  const payload = { findGlobal: async () => ({ currencies }) }
  const props = { cellData, payload, i18n: { language: 'de' } } as object as DefaultServerCellComponentProps
  expect(renderToStaticMarkup(await CurrencyCell(props))).toBe(`<span>${shown}</span>`)
})
