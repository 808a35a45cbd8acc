import { expect, it } from 'vitest'
import { forPanelList, listInvalidFields } from './invalid-fields'

type Given = Parameters<typeof listInvalidFields>[0]

const field = (path: string, label: unknown) => ({ path, label, message: 'This field is required.' })

const messageFor = async (message: string, errors: object[]) => {
  const result = { errors: [{ name: 'ValidationError', message, data: { errors } }] }
  const response = await listInvalidFields({ result } as unknown as Given)
  return (response as { response: typeof result }).response.errors[0]?.message
}

/** Orders the names as the panel does: each name stands behind the first that begins with the same word. */
const shownInPanel = (names: string[]) =>
  names.reduce<string[]>((shown, name) => {
    const place = shown.findIndex((other) => other.startsWith(name.split(' > ')[0] ?? ''))
    return place < 0 ? shown.concat(name) : shown.toSpliced(place + 1, 0, name)
  }, [])

it('lists fields in the order of their rows, tenth after second', async () => {
  const names = [
    'Content > Block 1 > Heading',
    'Content > Block 2 > Text',
    'Content > Block 10 > Text',
    'Title',
  ]
  expect(shownInPanel(forPanelList(names))).toEqual(names)
  const message = await messageFor('The following fields are invalid: b, a, c', [
    field('blocks.9.text', 'Content > Block 10 > Text'),
    field('blocks.0.heading', 'Content > Block 1 > Heading'),
    field('blocks.1.text', 'Content > Block 2 > Text'),
  ])
  expect(message).toBe(
    'The following fields are invalid: Content > Block 1 > Heading, Content > Block 10 > Text, Content > Block 2 > Text',
  )
})

it('keeps a name with a comma together', async () => {
  expect(await messageFor('The following field is invalid: x', [field('code', 'Address, or code')])).toBe(
    'The following field is invalid: Address – or code',
  )
})

it('leaves other messages alone', async () => {
  expect(await messageFor('The form cannot be saved.', [field('a', 'A')])).toBe('The form cannot be saved.')
  expect(await messageFor('The following field is invalid: a', [field('a', undefined)])).toBe(
    'The following field is invalid: a',
  )
})
