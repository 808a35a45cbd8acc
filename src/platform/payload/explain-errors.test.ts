import { expect, it } from 'vitest'
import { explainErrors, explainFileTypes } from './explain-errors'
import { moneyField } from './fields/field-factories'

const response = (message: string, mimeTypes?: string[]) =>
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
    expect(response(refusal, ['image/png', 'image/jpeg'])).toEqual({
      response: {
        errors: [{ name: 'ValidationError', message, data: { errors: [{ path: 'file', message }] } }],
      },
    })
})

it('leaves other refusals alone', () => {
  expect(response('Invalid PDF file.', ['application/pdf'])).toBeUndefined()
  expect(response('Invalid MIME type: image/svg+xml.')).toBeUndefined()
})

it('says failures of the server and of fields in the language of the request', async () => {
  const req = (language: string) => ({ i18n: { language } })
  const error = Object.assign(new Error('x'), { code: 'ENOSPC' })
  const explain = async (language: string) =>
    explainErrors({ error, req: req(language), result: { errors: [] } } as never)
  expect(await explain('en')).toMatchObject({
    response: { errors: [{ message: expect.stringContaining('no space left') }] },
    status: 507,
  })
  expect(JSON.stringify(await explain('de'))).toContain('keinen Platz')
  const { validate } = moneyField('fee', { required: true })
  expect(await validate?.(undefined as never, { req: req('de') } as never)).toBe(
    'Geben Sie einen Betrag ein.',
  )
  // Payload knows languages that the panel has no texts in.
  expect(await validate?.(undefined as never, { req: req('xx') } as never)).toBe('Enter an amount.')
})
