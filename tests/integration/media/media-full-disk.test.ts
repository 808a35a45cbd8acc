import { readdirSync, readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { explainErrors } from '../../../src/platform/payload/explain-errors'
import type { Media } from '../../../src/platform/payload/payload-types'
import { pictureFile } from '../kit/content'
import { describeSite, type Site } from '../kit/harness'

const { writeFile } = fs

/** Lets some files be written; only half of the next one is written, as on a full disk. */
const roomFor = (files: number) => {
  let left = files
  fs.writeFile = (async (file: string, data: Buffer, ...rest: never[]) => {
    if (left-- > 0) return writeFile(file, data, ...rest)
    const [bytes] = Buffer.isBuffer(data) ? [data] : [...(data as Iterable<Buffer>)]
    await writeFile(file, bytes?.subarray(0, bytes.length / 2) ?? '')
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }) as never
  syncBuiltinESMExports()
}

const makeRoom = () => {
  fs.writeFile = writeFile
  syncBuiltinESMExports()
}

describeSite('the files of a picture', (open, _dialect, once) => {
  let site: Site
  let picture: Media
  beforeAll(async () => {
    site = await open()
    picture = await site.payload.create({
      collection: 'media',
      data: { alt: 'Kept' },
      // Smaller than two of the sizes, which then share one file.
      file: await pictureFile(700, 450),
    })
  })
  afterEach(makeRoom)

  /** Every file with its content. */
  const stored = () => {
    const folder = path.join(site.env.dataDir, 'media')
    return readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')])
  }
  const create = async () =>
    site.payload.create({ collection: 'media', data: { alt: 'New' }, file: await pictureFile(900, 600) })
  const replace = async (data: object = { alt: 'Replaced' }) =>
    site.payload.update({
      collection: 'media',
      id: picture.id,
      data,
      file: await pictureFile(800, 500),
    })

  once.each([
    ['stored', create],
    ['replaced', replace],
  ])(
    'are unchanged when a picture is %s on a full disk, and staff get an explanation',
    async (_what, act) => {
      const before = stored()
      roomFor(0)
      const error = await (act() as Promise<unknown>).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      expect(explainErrors({ error } as never)).toEqual({
        status: 507,
        response: {
          errors: [{ message: 'The server has no space left to store this. Nothing was changed.' }],
        },
      })
      expect(stored()).toEqual(before)
      expect(await site.payload.find({ collection: 'media' })).toMatchObject({ docs: [{ alt: 'Kept' }] })
    },
  )

  once.each([
    ['the disk fills up between two of them', create, 4],
    ['the disk fills up while one is replaced', replace, 4],
    ['the new picture is refused', () => replace({ alt: '' }), 100],
  ])('are unchanged when %s', async (_what, act, files) => {
    const before = stored()
    roomFor(files)
    await expect(act()).rejects.toThrow()
    expect(stored()).toEqual(before)
  })

  it('are unchanged when the database refuses the update, and deleted after a replacement', async () => {
    const before = stored()
    const trigger = {
      sqlite: [
        "create trigger no_media before update on media begin select raise(abort, 'no'); end",
        'drop trigger no_media',
      ],
      postgres: [
        'alter table media add constraint no_media check (width = 700)',
        'alter table media drop constraint no_media',
      ],
    }[site.dialect]
    await site.sql(String(trigger[0]))
    await expect(replace()).rejects.toThrow()
    expect(stored()).toEqual(before)
    await site.sql(String(trigger[1]))

    const { filename } = await replace()
    expect(stored().map(([name]) => name)).toContain(filename)
    const base = String(filename).replace('.png', '')
    for (const [name] of stored()) expect(name?.startsWith(base)).toBe(true)
  })
})
