import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBlockList } from './check-block-list'

describe('checkBlockList', () => {
  it('completes an item', () => {
    expect(checkBlockList([{ domain: 'youtube.com', name: 'YouTube' }])).toEqual({
      items: [
        {
          name: 'YouTube',
          domain: 'youtube.com',
          contain: '',
          actived: false,
          editable: true,
          visible: true,
          report: false,
          reportable: false,
          userList: true,
          new: false,
          ignored: false,
        },
      ],
      warnings: [],
    })
  })

  it.each([
    [{ domain: 'x.example', contain: 'x(' }],
    [{ name: 'Nothing' }],
    [{ domain: '', contain: ' ' }],
    [{ domain: 5 }],
    ['x.example'],
    [null],
  ])('refuses the whole list for %j', (wrong) => {
    const { items, warnings } = checkBlockList([{ domain: 'right.example' }, wrong, { contain: 'right(' }])
    expect(items).toEqual([])
    expect(warnings).toEqual([
      { path: '[1]', message: '[1] must have either domain or contain; the whole list is refused.' },
    ])
  })

  it.each([undefined, null, 'youtube.com', { domain: 'youtube.com' }])(
    'refuses %j, which is not a list',
    (value) => {
      expect(checkBlockList(value)).toMatchObject({ items: [], warnings: [{ path: '' }] })
    },
  )

  it.each([
    [{ domain: 'x.example', actived: 'yes' }, '[0].actived'],
    [{ domain: 'x.example', editable: 0 }, '[0].editable'],
    [{ contain: 'x(', visible: null }, '[0].visible'],
    [{ contain: 'x(', report: 1 }, '[0].report'],
    [{ contain: 'x(', name: 7 }, '[0].name'],
    [{ contain: 'x(', colour: 'red' }, '[0].colour'],
  ])('warns of %j and takes the default', (item, path) => {
    const { items, warnings } = checkBlockList([item])
    expect(warnings.map((warning) => warning.path)).toEqual([path])
    expect(items).toMatchObject([{ actived: false, editable: true, visible: true, report: false }])
  })

  it('names an item after its service, or after what it blocks', () => {
    const serviceOf = ({ domain }: { domain?: string }) => (domain === 'youtu.be' ? 'YouTube' : undefined)
    const list = [
      { domain: 'youtu.be' },
      { domain: 'x.example' },
      { contain: 'fbq(' },
      { domain: 'youtu.be', name: 'Films' },
    ]
    const names = checkBlockList(list, serviceOf).items.map(({ name }) => name)
    expect(names).toEqual(['YouTube', 'x.example', 'fbq(', 'Films'])
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void checkBlockList(value)))
  })
})
