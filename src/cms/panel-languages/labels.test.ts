import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { en } from '@payloadcms/translations/languages/en'
import { beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../config/env'
import { features } from '../../features'
import { cmsConfig } from '../build-config'
import { panelLanguagesLabels } from './labels/labels'
import { findLabel, labelsOf } from './panel-languages'
import { type FindLabel, keysOfPlace } from './translate-config'

/** All places of the configuration, with what is shown where no file has a label. */
const places = new Map<string, string | undefined>()
const find = findLabel(features)
const english = Object.assign({}, ...labelsOf(features).map((labels) => labels.en)) as Record<string, string>

beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'labels-'))
  const env = readEnv({ DATA_DIR: dataDir, PAYLOAD_SECRET: 'only for tests, and long enough for that' })
  const noting: FindLabel = (place, otherwise) => {
    places.set(place, places.get(place) ?? otherwise)
    return find(place, otherwise)
  }
  await cmsConfig(env, {}, { find: noting })
})

const keyOf = (place: string) => keysOfPlace(place).find((key) => english[key])

describe('the labels of the panel', () => {
  it('are in a file for every place that shows one', () => {
    const missing = [...places].filter(([place, otherwise]) => otherwise !== undefined && !keyOf(place))
    expect(
      missing.map(
        ([place, otherwise]) =>
          `“${otherwise}” has no label: add “${place}” to labels/en.json of the feature and to the other languages.`,
      ),
    ).toEqual([])
    expect(places.size).toBeGreaterThan(2000)
  })

  it('are all shown somewhere', () => {
    const used = new Set([...places.keys()].map(keyOf))
    const unused = Object.keys(english).filter((key) => !used.has(key))
    expect(unused.map((key) => `“${key}” is not used: remove it from the files labels/*.json.`)).toEqual([])
  })

  it('are in one file each', () => {
    const keys = labelsOf(features).flatMap(({ en: own = {} }) => Object.keys(own))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('use no words that office people do not know', () => {
    const technical = Object.entries(english).filter(([, text]) =>
      /\b(slug|locale|token|JSON|boolean)\b/i.test(text),
    )
    expect(technical).toEqual([])
  })
})

it('what the panel says in other words than Payload is among Payload’s texts', () => {
  const texts = en.translations as unknown as Record<string, Record<string, string>>
  const unknown = Object.keys(panelLanguagesLabels.en).filter((key) => {
    const [group = '', name = ''] = key.split('.')
    return !texts[group]?.[name]
  })
  expect(unknown).toEqual([])
})
