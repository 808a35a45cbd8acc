import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

it('the glossary for translators uses the words of the texts', () => {
  const [, glossary = ''] = readFileSync('docs/translating.md', 'utf8').split('## Glossary')
  const tables = glossary
    .split('\n\n')
    .filter((part) => part.startsWith('| English'))
    .map((part) => part.split('\n').map(cellsOf))
  expect(tables.flatMap(([head = []]) => head.slice(1, -1))).toHaveLength(9)
  for (const [head = [], , ...rows] of tables) {
    expect(rows.length).toBeGreaterThan(12)
    for (const row of rows) {
      const [, feature, key = ''] = /^`([\w-]+): ([\w.]+)`$/.exec(row.at(-1) ?? '') ?? []
      for (const [index, word] of row.slice(0, -1).entries()) {
        const language = index === 0 ? 'en' : head[index]
        const texts = JSON.parse(readFileSync(`src/features/${feature}/messages/${language}.json`, 'utf8'))
        expect(texts[key].toLowerCase(), `${key} ${language}`).toContain(word.toLowerCase())
      }
    }
  }
})
