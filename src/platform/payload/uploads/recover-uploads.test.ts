import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'
import { AppError } from '../../../shared/errors'
import { recoverFiles } from './recover-uploads'

const place = { dataDir: '/nowhere', database: { dialect: 'sqlite', url: 'file:x' } } as const

/** Log of a start during which `error` occurs in the file storage. */
const logged = async (kind: 'disk' | 's3', error: Error) => {
  const [warn, failed] = [vi.fn(), vi.fn()]
  const files = { kind, list: () => Promise.reject(error) }
  const payload = { config: { custom: { files } }, logger: { warn, error: failed } } as unknown as Payload
  await recoverFiles(payload, place)
  return [...warn.mock.calls, ...failed.mock.calls].flat()
}

it('names the cause if files cannot be recovered', async () => {
  const full = new Error('EIO: i/o error')
  for (const kind of ['disk', 's3'] as const)
    expect(await logged(kind, full)).toEqual([
      { err: full, msg: 'could not recover files after an unclean shutdown' },
    ])
  const away = new AppError('unavailable', 'The file storage cannot be reached at the moment.')
  expect(await logged('s3', away)).toEqual([{ err: away, msg: 'the file storage cannot be reached' }])
})
