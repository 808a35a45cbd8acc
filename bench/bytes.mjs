import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** As the site compresses its pages. */
export const brotli = (text) => brotliCompressSync(text, quality)

const manifest = () => JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
const gzipped = (file) => gzipSync(readFileSync(`dist/client/${file}`), { level: 9 }).length
const sum = (files) => [...new Set(files)].reduce((total, file) => total + gzipped(file), 0)

/** Bytes of a page: the document, its styles, and the scripts before and after all islands of the site have loaded. */
export const pageBytes = (document) => {
  const named = (pattern) => (document.match(pattern) ?? []).map((address) => address.slice(1))
  return {
    html: brotli(document).length,
    css: sum(named(/\/assets\/[^"]+\.css/g)),
    before: sum(named(/\/assets\/[^"]+\.js/g)),
    after: sum(
      Object.values(manifest())
        .map(({ file }) => file)
        .filter((file) => file.endsWith('.js') && !file.includes('preview-client')),
    ),
  }
}

/**
 * An island with everything it needs, styles included, besides what is there already: React, which all islands share, and
 * the script of every page.
 */
export const islandBytes = (source) => {
  const entries = manifest()
  const files = new Set()
  const collect = (key) => {
    const { file, imports = [], css = [] } = entries[key]
    if (files.has(file) || /react/.test(file) || key === 'src/site/client.ts') return
    for (const one of [file, ...css]) files.add(one)
    for (const next of imports) collect(next)
  }
  collect(source)
  return sum(files)
}
