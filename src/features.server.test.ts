import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { features } from './features'
import { serverFeaturesOf } from './features.server'

const foldersWith = (...files: string[]): string[] =>
  ['src/features', 'extensions'].flatMap((root) =>
    readdirSync(root).filter((name) => files.some((file) => existsSync(`${root}/${name}/${file}`))),
  )

it('lists the declaration and the server part of every feature by the name of its folder', () => {
  const names = features.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(foldersWith('feature.ts')))
  expect(new Set(names).size).toBe(names.length)
  // A part whose feature is not listed, or listed by another name, is left out of these.
  expect(
    serverFeaturesOf()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(foldersWith('feature.server.ts', 'feature.server.tsx').sort())
})
