import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pictureFormats, pictureSizeName, pictureWidths, shareSize } from '../../shared/picture'
import { preparedPictures } from './seed-picture'

const drawings = path.resolve('src/cms/seed/pictures')

it('has every drawing of the demo ready in every size (otherwise run npm run pictures)', async () => {
  const pictures = await preparedPictures()
  const names = readdirSync(drawings).filter((name) => name.endsWith('.svg'))
  expect(Object.keys(pictures).sort()).toEqual(names.map((name) => path.basename(name, '.svg')).sort())
  const sizes = pictureFormats.flatMap((format) =>
    pictureWidths[format].map((width) => pictureSizeName(format, width)),
  )
  for (const [name, picture] of Object.entries(pictures)) {
    const drawing = readFileSync(path.join(drawings, `${name}.svg`))
    expect(picture.drawing, name).toBe(createHash('sha256').update(drawing).digest('hex'))
    expect(Object.keys(picture.sizes).sort(), name).toEqual([...sizes, shareSize.name].sort())
    expect(picture.sizes[shareSize.name]).toMatchObject({ width: shareSize.width, height: shareSize.height })
    for (const { filename, filesize } of [picture, ...Object.values(picture.sizes)])
      expect(statSync(path.join(drawings, 'prepared', filename)).size, filename).toBe(filesize)
  }
})
