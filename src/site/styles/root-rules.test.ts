import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** The styles of public pages on the screen. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !/(^|\/)(admin|cms)\/|print\.css$/.test(file),
)

it('looks for children only from the root of a page', () => {
  // `html:has(.a)` makes the browser search all elements whenever one is added or changes an attribute: 40 ms on a slow phone.
  const searching = files.flatMap((file) =>
    [
      ...readFileSync(path.join('src', file), 'utf8').matchAll(
        /(?<![\w-])(?:html|body|main|:root)[^\s{,>+~]*:has\(([^{]*)/g,
      ),
    ]
      .filter(([, argument = '']) => !argument.startsWith('>') || /:has\([^>]/.test(argument))
      .map(([rule]) => `${file}: ${rule.trim()}`),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(searching).toEqual([])
})
