// npm run pictures: makes the picture files that uploads of the demo's drawings would make, so that the first start of a
// site only copies them. Run it after a change of a drawing or of the picture sizes.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const drawings = 'src/cms/seed/pictures'
const prepared = path.join(drawings, 'prepared')

// As in src/shared/picture.ts; src/cms/seed/prepared-pictures.test.ts compares them.
const widths = { avif: [400, 800, 1600, 2400], webp: [400, 800, 1600, 2400], jpeg: [400, 800, 1600] }
/** The width of scenes; portraits stay as they are drawn, for they are shown small. */
const sceneWidth = 2400
/** Pixels per inch of a drawing at its own size. */
const drawnDensity = 72
const share = { width: 1200, height: 630 }
/** Smaller and slower than for an upload, because this runs once. */
const encode = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 74, effort: 5 }),
  jpeg: (image) => image.jpeg({ quality: 76, mozjpeg: true }),
}
const extension = { avif: 'avif', webp: 'webp', jpeg: 'jpg' }

const write = (name, { data, info }) => {
  writeFileSync(path.join(prepared, name), data)
  return { filename: name, width: info.width, height: info.height, filesize: data.length }
}

const prepare = async (file) => {
  const name = path.basename(file, '.svg')
  const drawing = readFileSync(path.join(drawings, file))
  const { width: drawn, height } = await sharp(drawing).metadata()
  const density = drawn > height ? (drawnDensity * sceneWidth) / drawn : drawnDensity
  const pixels = await sharp(drawing, { density })
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const finish = (image) => image.toBuffer({ resolveWithObject: true })
  const original = write(`${name}.jpg`, await finish(sharp(pixels).jpeg({ quality: 84, mozjpeg: true })))
  const sizes = {}
  for (const format of Object.keys(encode))
    for (const width of widths[format]) {
      const result = await finish(encode[format](sharp(pixels).resize({ width, withoutEnlargement: true })))
      const { width: w, height: h } = result.info
      sizes[`${format}${width}`] = write(`${name}-${w}x${h}.${extension[format]}`, result)
    }
  const cropped = await finish(encode.jpeg(sharp(pixels).resize({ ...share, position: 'centre' })))
  sizes.share = write(`${name}-${share.width}x${share.height}.jpg`, cropped)
  return { drawing: createHash('sha256').update(drawing).digest('hex'), ...original, sizes }
}

rmSync(prepared, { recursive: true, force: true })
mkdirSync(prepared)
const pictures = {}
for (const file of readdirSync(drawings).filter((name) => name.endsWith('.svg'))) {
  pictures[path.basename(file, '.svg')] = await prepare(file)
  console.log(file)
}
writeFileSync(path.join(prepared, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`)
