import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sentenceTranslator } from '../../platform/payload/admin/sentence-translator'
import { labels } from './labels'
import { sentences } from './sentences'

/** Rules outside `cms*.ts` and `feature.ts` whose sentences the panel shows. */
const rules = [
  'features/map/engine/extract/extract.ts',
  'features/map/engine/extract/read-extract.ts',
  'features/map/engine-threads/engine-thread.server.ts',
]

/** Files whose sentences visitors or operators read. */
const elsewhere = [
  'features/staff-accounts/mail/password-mail.server.ts',
  'features/staff-accounts/second-factor/remove-command.server.ts',
  'cms/start.ts',
  // Mails to staff have their texts in all languages.
  'features/staff-accounts/mail/alert-mail.server.ts',
  'features/staff-accounts/mail/invitation-mail.server.ts',
  'features/staff-accounts/mail/factor-removed-mail.server.ts',
  'features/staff-accounts/mail/staff-mail.server.ts',
]

const source = path.resolve('src')

const files = (readdirSync(source, { recursive: true }) as string[])
  .filter(
    (file) =>
      rules.includes(file) ||
      (/^(cms\/[^/]+|features\/staff-accounts\/(?!admin\/).+|platform\/payload\/.+|features\/(.+\/)?(cms[^/]*|feature))\.ts$/.test(
        file,
      ) &&
        !/\.test\.ts$|payload-types|texts\.ts$/.test(file) &&
        !elsewhere.some((start) => file.startsWith(start))),
  )
  .sort()

/** A text of the source, with `{1}`, `{2}` … for the values in it. */
const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map((span, n) => `{${n + 1}}${span.literal.text}`).join('')
}

const textsIn = (file: string): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== undefined) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(path.join(source, file), 'utf8'), ts.ScriptTarget.Latest))
  return found
}

const written = files.flatMap((file) => textsIn(file).map((text) => ({ file, text })))

/** Sentences for the log. */
const notShown = new Set(['The map engine is unavailable.', 'The client has disconnected.'])

const isSentence = (text: string) => /^[A-Z“{].* .*[.?!]$/s.test(text) && /[a-z] [a-z]/.test(text)

describe('what the site says to staff when it refuses something', () => {
  it('is translated', () => {
    const missing = written.filter(
      ({ text }) => isSentence(text) && !(text in sentences) && !(text in labels) && !notShown.has(text),
    )
    expect(missing).toEqual([])
  })

  it('is still said', () => {
    const texts = new Set(written.map(({ text }) => text))
    expect(Object.keys(sentences).filter((sentence) => !texts.has(sentence))).toEqual([])
  })

  it('has the same values in every language', () => {
    const valuesOf = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort()
    for (const [english, texts] of Object.entries(sentences))
      for (const text of Object.values(texts)) expect(valuesOf(text), text).toEqual(valuesOf(english))
  })
})

describe('a translated sentence', () => {
  const say = sentenceTranslator(sentences)

  it('is that of the language', () => {
    expect(say('Enter an amount.', 'de')).toBe('Geben Sie einen Betrag ein.')
    expect(say('Enter an amount.', 'en')).toBe('Enter an amount.')
  })

  it('keeps its values, and translates those that have a translation', () => {})

  it('stays English without a translation', () => {
    expect(say('Something else.', 'de')).toBe('Something else.')
    expect(say('Enter an amount.', 'eu')).toBe('Enter an amount.')
  })
})
