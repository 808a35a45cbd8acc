// Makes src/platform/pdf/fonts/*.ttf, the fonts that PDFs embed. Run by hand (`npm run pdf-fonts`) after a change in here; the
// results are committed, so a build needs neither this nor the network.
//
// The sources are fetched from npm on every run instead of being dependencies: they are 18 MB that nothing else needs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

const folder = 'src/platform/pdf/fonts'

/** Letters of the ten languages, of other languages with Latin letters (Vietnamese too), and typographic marks. */
const latin =
  '20-7E, A0-24F, 2B9-2BC, 2C6-2C7, 2D8-2DD, 300-304, 306-30C, 323, 326, 1E00-1EFF, 2010-2015, 2018-2022, 2026, 2030, 2032-2033, 2039-203A, 2044, 20A0-20C0, 2116, 2122, 2190-2193, 2212, 2248, 2260, 2264-2265'
const greek = '370-3FF'
const cyrillic = '400-52F'
const all = [latin, greek, cyrillic].join(', ')

const fonts = [
  { name: 'figtree', version: '0.4.1', style: '400Regular', file: 'Figtree_400Regular', range: latin },
  { name: 'figtree', version: '0.4.1', style: '700Bold', file: 'Figtree_700Bold', range: latin },
  {
    name: 'brygada-1918',
    version: '0.4.2',
    style: '600SemiBold',
    file: 'Brygada1918_600SemiBold',
    range: all,
  },
  { name: 'noto-sans', version: '0.4.2', style: '400Regular', file: 'NotoSans_400Regular', range: all },
  { name: 'noto-sans', version: '0.4.2', style: '700Bold', file: 'NotoSans_700Bold', range: all },
]

const charactersOf = (range) =>
  range
    .split(', ')
    .flatMap((part) => {
      const [from, to = from] = part.split('-').map((digits) => Number.parseInt(digits, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')

const work = mkdtempSync(path.join(tmpdir(), 'pdf-fonts-'))

/** The folder of an unpacked npm package. */
const unpack = (name, version) => {
  const target = path.join(work, name)
  mkdirSync(target)
  const [{ filename }] = JSON.parse(
    execFileSync(
      'npm',
      ['pack', `@expo-google-fonts/${name}@${version}`, '--json', '--pack-destination', work],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ),
  )
  execFileSync('tar', ['-xzf', path.join(work, filename), '-C', target, '--strip-components=1'])
  return target
}

mkdirSync(folder, { recursive: true })
const packages = new Map()
for (const { name, version, style, file, range } of fonts) {
  if (!packages.has(name)) {
    const unpacked = unpack(name, version)
    packages.set(name, unpacked)
    writeFileSync(path.join(folder, `LICENSE-${name}.txt`), readFileSync(path.join(unpacked, 'LICENSE_FONT')))
  }
  const source = readFileSync(path.join(packages.get(name), style, `${file}.ttf`))
  const bytes = await subsetFont(source, charactersOf(range), {
    targetFormat: 'truetype',
    preserveNameIds: [1, 2, 4, 6],
  })
  const target = path.join(folder, `${name}-${style.replace(/\D/g, '')}.ttf`)
  writeFileSync(target, bytes)
  const { postscriptName, numGlyphs } = fontkit.create(bytes)
  console.log(`${target}: ${postscriptName}, ${numGlyphs} glyphs, ${bytes.length} bytes`)
}
rmSync(work, { recursive: true })
