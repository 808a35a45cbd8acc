import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { conflictOf } from '../../moderation/conflict'
import { emptySentence, totalSentence } from '../../moderation/list/ModerationList'
import { bulkActions, rowActions, stateNames } from '../../moderation/moderation-tasks'
import { keyHelp } from '../moderation/keyboard-shortcuts'
import { commentSentences, translateInPanel } from './translate'

const feature = path.resolve('src/features/comments')

/** The English texts that the screens give to `say`. */
const said = ['admin', 'admin/moderation', 'moderation/list']
  .flatMap((folder) =>
    readdirSync(path.join(feature, folder))
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(path.join(feature, folder, file), 'utf8')),
  )
  .flatMap((source) => [...source.matchAll(/say(?:InPanel)?\(\s*'([^']+)'/g)])
  .map(([, text = '']) => text)

it('the texts of the screens are translated', () => {
  expect(said.length).toBeGreaterThan(40)
  expect(said.filter((text) => !(text in commentSentences))).toEqual([])
})

/** The sentences of the readers of imported files, with something in the place of their values. */
const importProblems = [
  ...['read-comment-csv.ts', 'read-wxr-comments.ts', 'imported-comment.ts'].map((file) =>
    path.join(feature, 'import', file),
  ),
  ...['read-wxr.ts', 'read-xml.ts'].map((file) => path.resolve('src/shared/wordpress', file)),
]
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((source) => [...source.matchAll(/(?:'([^'\n]+\.)'|`([^`\n]+\.)`)/g)])
  .map(([, plain = '', filled = '']) =>
    (plain || filled).replace(/\$\{where\}/g, 'Row 7').replace(/\$\{[^}]*\}/g, '7'),
  )
  .filter((text) => / .*[a-z]/.test(text))

const languages = ['de', 'es', 'fr', 'it', 'pt', 'ca']

/** A text that is the same in one language may be the same word there; in none it is missing. */
const untranslated = (texts: string[]) =>
  texts.filter((text) => languages.every((language) => translateInPanel(text, language) === text))

it('tasks, states and keys are translated', () => {
  const states = Object.keys(stateNames) as (keyof typeof stateNames)[]
  const labels = [...bulkActions, ...states.flatMap((state) => rowActions(state))].map(({ label }) => label)
  const texts = [...labels, ...Object.values(stateNames), ...keyHelp.map(([, what]) => what)]
  expect(untranslated(texts)).toEqual([])
  expect(untranslated(labels.map((label) => `${label}: comment of Ana`))).toEqual([])
})

it('sentences with values are translated', () => {
  const address = { page: 1, perPage: 20 }
  const texts = [
    totalSentence(1),
    totalSentence(7),
    emptySentence(address),
    emptySentence({ ...address, state: 'spam' }),
    emptySentence({ ...address, state: 'unapproved' }),
  ]
  expect(untranslated(texts)).toEqual([])
  const now = new Date('2026-03-01T10:05:00Z')
  const step = { byName: 'Ana', action: 'spam', createdAt: '2026-03-01T10:00:00Z' }
  expect(translateInPanel(conflictOf(1, undefined, step, now).message, 'de')).toBe(
    'Ana hat diesen Kommentar vor 5 Minuten als Spam markiert. Ihre Änderung wurde nicht gemacht.',
  )
})

it('problems of imported files are translated, whole sentences', () => {
  expect(importProblems.length).toBeGreaterThan(25)
  const isEnglish = (text: string) => {
    const [, what = text] = /^(?:Row|Line) \S+: (.+)$/.exec(text) ?? []
    return languages.some((language) => translateInPanel(what, language) === what)
  }
  expect(importProblems.filter(isEnglish)).toEqual([])
  expect(translateInPanel('Row 1: the column “created” is missing. Add it.', 'de')).toBe(
    'Zeile 1: Die Spalte „created“ fehlt. Ergänzen Sie sie.',
  )
})
