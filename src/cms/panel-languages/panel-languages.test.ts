import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../config/env'
import { panelLanguages } from '../../platform/payload/admin/panel-texts'
import languages from '../../shared/languages.json' with { type: 'json' }
import { cmsConfig } from '../build-config'
import { labels, properNames } from './labels'

/** Every English label of the panel with the place where it stands. */
const said: { text: string; where: string }[] = []

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'panel-languages-'))
  const env = readEnv({ DATA_DIR: dataDir, PAYLOAD_SECRET: 'only for tests, and long enough for that' })
  const translate = (text: string, where: string) => {
    said.push({ text, where })
    return text
  }
  await cmsConfig(env, {}, { translate })
})

const findLabelKey = ({ text, where }: { text: string; where: string }) =>
  `${text}@${where}` in labels ? `${text}@${where}` : text

it('the languages of the panel are those whose messages are checked', () => {
  const checked = Object.entries(languages).flatMap(([code, language]) => ('panel' in language ? [code] : []))
  expect(checked.toSorted()).toEqual([...panelLanguages].sort())
})

describe('the labels of the panel', () => {
  it('are found in the configuration', () => {
    expect(said.length).toBeGreaterThan(1000)
    expect(said).toContainEqual({ text: 'Address', where: 'schools.slug' })
    expect(said).toContainEqual({ text: 'Full description', where: 'schools.description' })
    expect(said).toContainEqual({ text: 'Embed', where: 'embed' })
  })

  it('are all translated', () => {
    const missing = said.filter((label) => !(findLabelKey(label) in labels) && !properNames.has(label.text))
    expect(missing.map(({ text, where }) => `${where}: ${text}`)).toEqual([])
  })

  it('are all still used', () => {
    const used = new Set(said.map(findLabelKey))
    expect(Object.keys(labels).filter((key) => !used.has(key))).toEqual([])
    expect([...properNames].filter((name) => !used.has(name))).toEqual([])
  })

  it('have a text in every language', () => {
    const empty = Object.entries(labels).flatMap(([key, texts]) =>
      panelLanguages.flatMap((language) =>
        language === 'en' || texts[language].trim() ? [] : [`${key} in ${language}`],
      ),
    )
    expect(empty).toEqual([])
  })

  it('use no words that office people do not know', () => {
    const technical = said.filter(({ text }) => /\b(slug|locale|token|JSON|boolean)\b/i.test(text))
    expect(technical).toEqual([])
  })
})
