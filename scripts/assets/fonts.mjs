// Makes src/site/fonts/*.woff2, src/site/styles/fonts.css and src/platform/panel/fonts.css. Run by hand (`npm run fonts`) after a change in here;
// the results are committed, so a build needs none of this.
//
// `npm run fonts -- <files>` prints the measures of further fallback fonts (regular and bold) for the table below.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const fontsFolder = 'src/site/fonts'
const stylesheet = 'src/site/styles/fonts.css'
const panelStylesheet = 'src/platform/panel/fonts.css'

/** The panel is one page for hours: there a font that comes late is shown, too. */
const forPanel = (css) => css.replace('optional', 'swap').replace('../fonts/', '../../site/fonts/')

/** Characters of the ten languages of the site, with typographic marks. */
const latin =
  'U+20-7E, U+A0-FF, U+131, U+152-153, U+178, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+2030, U+2039-203A, U+2044, U+20AC, U+2122, U+2190-2193, U+2212, U+2260, U+2264-2265'
/** Names from other countries that use Latin letters. Fetched by pages that have one of these. */
const latinExtended =
  'U+100-130, U+132-151, U+154-177, U+179-17F, U+192, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3, U+20B9-20BD'

const variable = { min: 400, max: 700, default: 400 }

/** The weights that our styles use. */
const weights = [400, 600, 700]

const faces = [
  { family: 'Figtree', file: 'figtree-latin', style: 'normal', range: latin, wght: variable },
  { family: 'Figtree', file: 'figtree-latin-ext', style: 'normal', range: latinExtended, wght: variable },
  { family: 'Brygada 1918', file: 'brygada-1918-latin', style: 'normal', range: latin, wght: variable },
  {
    family: 'Brygada 1918',
    file: 'brygada-1918-latin-ext',
    style: 'normal',
    range: latinExtended,
    wght: variable,
  },
  { family: 'Bitter', file: 'bitter-latin', style: 'normal', range: latin, wght: variable },
  { family: 'Bitter', file: 'bitter-latin-ext', style: 'normal', range: latinExtended, wght: variable },
  // Captions and quotations: one weight, which is half the size of several.
  { family: 'Brygada 1918', file: 'brygada-1918-latin', style: 'italic', range: latin, wght: 400 },
]

/**
 * Fonts of visitors' systems, in the order of preference, with metric-compatible fonts on one line. `width` is the
 * mean width of a character of our own texts in em, regular and bold; it differs between fonts, so each line
 * becomes a face with its own size for each weight. Measure all of them again after many texts have changed.
 */
const serifs = [
  {
    name: 'Georgia',
    regular: ['Georgia', 'Gelasio'],
    bold: ['Georgia Bold', 'Gelasio Bold'],
    width: [0.4514, 0.5267],
  },
  {
    name: 'Times',
    regular: ['Times New Roman', 'Times', 'Liberation Serif', 'Tinos', 'NimbusRoman-Regular'],
    bold: ['Times New Roman Bold', 'Times Bold', 'Liberation Serif Bold', 'Tinos Bold', 'NimbusRoman-Bold'],
    width: [0.4124, 0.4366],
  },
  {
    name: 'Noto Serif',
    regular: ['Noto Serif', 'NotoSerif-Regular'],
    bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    width: [0.4869, 0.518],
  },
  {
    name: 'DejaVu Serif',
    regular: ['DejaVu Serif'],
    bold: ['DejaVu Serif Bold'],
    width: [0.526, 0.5794],
  },
]

/** By family, as above. */
const fallbacks = {
  Figtree: [
    {
      name: 'Arial',
      regular: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo', 'NimbusSans-Regular'],
      bold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold', 'NimbusSans-Bold'],
      width: [0.455, 0.4886],
    },
    { name: 'Roboto', regular: ['Roboto'], bold: ['Roboto Bold'], width: [0.4529, 0.4591] },
    {
      name: 'Noto Sans',
      regular: ['Noto Sans', 'NotoSans-Regular'],
      bold: ['Noto Sans Bold', 'NotoSans-Bold'],
      width: [0.4794, 0.5085],
    },
    {
      name: 'DejaVu Sans',
      regular: ['DejaVu Sans'],
      bold: ['DejaVu Sans Bold'],
      width: [0.5185, 0.585],
    },
  ],
  'Brygada 1918': serifs,
  Bitter: serifs,
}

const charactersOf = (range) =>
  range
    .split(', ')
    .flatMap((part) => {
      const [from, to = from] = part
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')

const sourceOf = ({ file, style }) => {
  const name = file.replace(/-latin.*/, '')
  return readFileSync(resolve(`@fontsource-variable/${name}/files/${file}-wght-${style}.woff2`))
}

/** Texts for visitors in our ten languages, without values and plurals: a fallback should keep their width. */
const sampleTexts = readdirSync('src/features', { recursive: true })
  .filter((file) => /\/messages\/[\w-]+\.json$/.test(file))
  .flatMap((file) => Object.values(JSON.parse(readFileSync(path.join('src/features', file), 'utf8'))))
  .filter((text) => !text.includes('{'))
  .map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, ''))

/** The mean width of a character in em, with the kerning and ligatures that browsers apply. */
const meanWidth = (font) => {
  const width = sampleTexts.reduce((sum, text) => sum + font.layout(text).advanceWidth, 0)
  return width / sampleTexts.join('').length / font.unitsPerEm
}

const percent = (share) => `${(share * 100).toFixed(2)}%`

const fontFace = (properties) =>
  `@font-face {\n${properties.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}\n`

const ownFace = async (face) => {
  const { family, file, style, range, wght } = face
  const name = `${file}${style === 'italic' ? '-italic' : ''}.woff2`
  const bytes = await subsetFont(sourceOf(face), charactersOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght },
  })
  writeFileSync(path.join(fontsFolder, name), bytes)
  console.log(name, bytes.length)
  return fontFace([
    ['font-family', `"${family}"`],
    ['font-style', style],
    ['font-weight', '400 700'],
    ['font-display', 'optional'],
    ['src', `url("../fonts/${name}") format("woff2")`],
    ['unicode-range', range],
  ])
}

const fallbackFaces = async (family) => {
  const source = sourceOf(faces.find((face) => face.family === family))
  const own = await Promise.all(
    weights.map(async (wght) => {
      const options = { targetFormat: 'truetype', variationAxes: { wght } }
      return fontkit.create(await subsetFont(source, charactersOf(latin), options))
    }),
  )
  const widths = own.map(meanWidth)
  return fallbacks[family].flatMap(({ name, regular, bold, width }) =>
    weights.map((weight, index) => {
      const font = own[index]
      const size = widths[index] / width[weight === 400 ? 0 : 1]
      const em = font.unitsPerEm * size
      return fontFace([
        ['font-family', `"${family} ${name}"`],
        ['font-weight', weight],
        ['src', (weight === 400 ? regular : bold).map((one) => `local("${one}")`).join(', ')],
        ['size-adjust', percent(size)],
        ['ascent-override', percent(font.ascent / em)],
        ['descent-override', percent(-font.descent / em)],
        ['line-gap-override', percent(font.lineGap / em)],
      ])
    }),
  )
}

const measured = process.argv.slice(2)
for (const file of measured) console.log(file, meanWidth(fontkit.openSync(file)).toFixed(4))
if (!measured.length) {
  mkdirSync(fontsFolder, { recursive: true })
  const own = []
  for (const face of faces) own.push(await ownFace(face))
  const head = '/* Written by scripts/assets/fonts.mjs. Change that. */\n'
  writeFileSync(panelStylesheet, [head, ...own.map(forPanel)].join('\n'))
  const css = [head, ...own]
  css.push('/* Shown if the fonts above have not come in time: about the same width and height. */\n')
  for (const family of Object.keys(fallbacks)) css.push(...(await fallbackFaces(family)))
  writeFileSync(stylesheet, css.join('\n'))
  execFileSync('node_modules/.bin/biome', ['format', '--write', stylesheet, panelStylesheet])
  for (const family of ['figtree', 'brygada-1918', 'bitter'])
    copyFileSync(
      resolve(`@fontsource-variable/${family}/LICENSE`),
      path.join(fontsFolder, `LICENSE-${family}.txt`),
    )
}
