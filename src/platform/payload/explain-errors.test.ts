import { expect, it } from 'vitest'
import { explainFileTypes } from './explain-errors'

const answer = (message: string, mimeTypes?: string[]) =>
  explainFileTypes({
    collection: mimeTypes && { upload: { mimeTypes } },
    result: {
      errors: [{ name: 'ValidationError', message: 'x', data: { errors: [{ path: 'file', message }] } }],
    },
  } as never)

it('names the kinds of files that are possible', () => {
  const message = 'This kind of file cannot be stored here. These are possible: .jpg, .jpeg, .png.'
  for (const refusal of [
    'Invalid MIME type: image/svg+xml.',
    "File type 'x/y' not allowed a.exe: Restricted",
  ])
    expect(answer(refusal, ['image/png', 'image/jpeg'])).toEqual({
      response: {
        errors: [{ name: 'ValidationError', message, data: { errors: [{ path: 'file', message }] } }],
      },
    })
})

it('leaves other refusals alone', () => {
  expect(answer('Invalid PDF file.', ['application/pdf'])).toBeUndefined()
  expect(answer('Invalid MIME type: image/svg+xml.')).toBeUndefined()
})
