import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanitizedConfig } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { cmsConfig } from '../../../cms/build-config'
import { readEnv } from '../../../config/env'
import { type PanelScreen, siteIn } from '../../../platform/feature'
import { panelLanguages } from '../../../platform/payload/admin/panel-texts'
import { titleOfView } from './view-titles'

let config: SanitizedConfig
beforeAll(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'view-titles-'))
  config = await cmsConfig(
    readEnv({ DATA_DIR: dataDir, PAYLOAD_SECRET: 'only for tests, and long enough for that' }),
  )
})

const panelIn = (language: string) => ({
  config,
  i18n: { language, fallbackLanguage: 'en', t: (key: string) => key } as never,
})

it('names every screen of our own in every language of the panel', () => {
  // Payload names the log-in itself.
  const { login, ...screens } = Object.assign(
    {},
    ...siteIn(config).features.map((each) => each.screens),
  ) as Record<string, PanelScreen>
  expect(login).toBeDefined()
  const ours = Object.values(screens)
  expect(ours.length).toBeGreaterThan(9)
  for (const language of panelLanguages) {
    const titles = ours.map(({ title }) => title?.(panelIn(language)) ?? '')
    expect(titles.filter((title) => title.trim())).toHaveLength(ours.length)
    expect(new Set(titles).size, 'each is different').toBe(ours.length)
  }
})

it('finds the screen of an address', () => {
  const title = (...segments: string[]) => titleOfView(panelIn('de'), segments)
  expect(title()).toBe('Heute')
  expect(title('enrolments')).toBe('Anmeldungen')
  expect(title('enrolments', '12')).toBe('Anmeldung')
  expect(title('translations')).toBe('Übersetzungen')
  expect(title('collections', 'pages')).toBeUndefined()
  expect(title('unknown')).toBeUndefined()
})
