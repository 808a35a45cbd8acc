import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linksSchema } from './cms-check-menus'
import { askedLink } from './rules/menu-links'

// The server must accept every request of the form: a 400 in the background helps nobody.

const accepts = (link: object) =>
  linksSchema.safeParse(JSON.parse(JSON.stringify({ links: [askedLink(link)] }))).success

it('takes what the form holds while an entry is filled in', () => {
  for (const link of [
    {},
    { document: null, target: null },
    { document: undefined, target: '' },
    { document: { relationTo: 'pages', value: null } },
    { document: { relationTo: 'pages', value: { id: '7', title: 'Not saved' } } },
    { document: { relationTo: null, value: 3 } },
    { document: { value: 3 } },
    { document: 'pages' },
    { document: [] },
    { document: { relationTo: 'x'.repeat(99), value: 1e30 } },
    { target: 'x'.repeat(5_000) },
    { target: 7 },
    { target: 'http:/' },
  ])
    expect(accepts(link), JSON.stringify(link)).toBe(true)
})

it('takes anything else that a form can hold', () => {
  const document = fc.oneof(
    fc.anything(),
    fc.record({ relationTo: fc.anything(), value: fc.anything() }, { requiredKeys: [] }),
    fc.record({ relationTo: fc.string(), value: fc.oneof(fc.integer(), fc.record({ id: fc.anything() })) }),
  )
  fc.assert(fc.property(document, fc.anything(), (value, target) => accepts({ document: value, target })))
})
