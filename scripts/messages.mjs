// npm run messages: writes `messages.ts` beside the texts of each feature, with the values that each message needs, `labels.ts`
// beside the labels of its fields, and the module with Payload's own texts. With --check it changes nothing, and names what is
// missing, unused, malformed or out of date, and English sentences in code. Languages that are not complete
// (src/shared/languages.json) may lack texts, which are counted.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { findUntranslated } from './untranslated.mjs'

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const pascalCase = (name) => camelCase(`-${name}`)

/** `src/features/quotes/messages` → `quotes`, `src/features/quotes/messages/panel` → `quotes-panel`. */
const setName = (folder) => {
  const [, name, panel] = /([\w-]+)\/(?:messages(\/panel)?|labels)$/.exec(folder)
  return panel ? `${name}-panel` : name
}

/** Folders of texts, by their English file. */
export const isEnglishFile = (file) => /\/(messages(\/panel)?|labels)\/en\.json$/.test(file)

const isLabels = (folder) => folder.endsWith('/labels')

/** Texts that only staff read are in the languages of the panel. */
export const isForStaff = (folder) =>
  folder.endsWith('/messages/panel') ||
  isLabels(folder) ||
  ['src/platform/panel/messages', 'src/shared/wordpress/messages'].includes(folder)

export const filesBelow = (root) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
    .sort()

const numeric = new Set([TYPE.number, TYPE.plural])

const dateStyles = new Set(['short', 'medium', 'long', 'full'])

/** Refuses what `compileMessage` refuses at run time. */
const refuseUnsupported = ({ type, style, offset }) => {
  if (type === TYPE.time || type === TYPE.tag) throw new Error('times and tags are not supported')
  if (offset) throw new Error('“offset” is not supported')
  const isKnown = type === TYPE.date ? dateStyles.has(style) : style === 'percent'
  if ((type === TYPE.date || type === TYPE.number) && style && !isKnown)
    throw new Error('this style of a number or date is not supported')
}

/** The values that a text needs, with their types, collected in `found`. */
const readValues = (elements, found = new Map()) => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    refuseUnsupported(element)
    const type = numeric.has(element.type)
      ? 'number'
      : element.type === TYPE.date
        ? 'Date'
        : 'string | number'
    if (type !== 'string | number' || !found.has(element.value)) found.set(element.value, type)
    for (const { value } of Object.values(element.options ?? {})) readValues(value, found)
  }
  return found
}

const parseMessage = (text) => readValues(parse(text, { ignoreTag: true, requiresOtherClause: true }))

const propertyName = (key) => (/^\w+$/.test(key) ? key : `'${key}'`)

const paramsText = (values) =>
  values.size
    ? `[{ ${[...values]
        .sort()
        .map(([name, type]) => `${propertyName(name)}: ${type}`)
        .join('; ')} }]`
    : '[]'

/** The module that gives the texts of a folder their types. */
const moduleText = (folder, languages, params) => {
  const shared = path.posix.relative(folder, 'src/shared/messages')
  const name = setName(folder)
  return [
    '// Written by `npm run messages` from the texts beside it.',
    `import { defineMessages } from '${shared}/define-messages'`,
    `import type { Translator } from '${shared}/translator'`,
    ...languages.map(
      (language) => `import ${camelCase(language)} from './${language}.json' with { type: 'json' }`,
    ),
    '',
    '/** The values of each message. */',
    `export type ${pascalCase(name)}Params = {`,
    ...[...params].map(([key, values]) => `  ${propertyName(key)}: ${paramsText(values)}`),
    '}',
    '',
    `export type ${pascalCase(name)}Messages = Translator<${pascalCase(name)}Params>`,
    '',
    `export const ${camelCase(name)}Messages = /* @__PURE__ */ defineMessages<${pascalCase(name)}Params>({`,
    ...languages.map((language) =>
      language === camelCase(language) ? `  ${language},` : `  '${language}': ${camelCase(language)},`,
    ),
    '})',
    '',
  ].join('\n')
}

/** Strings in code that may be keys, and the beginnings of keys that are put together. */
const readMentions = (code) => {
  const exact = new Set()
  const prefixes = new Set()
  for (const [, text] of code.matchAll(/['"`]([\w.-]+)['"`]/g)) exact.add(text)
  for (const [, text] of code.matchAll(/['"`]([\w.-]+\.)(?:\$\{|['"`])/g)) prefixes.add(text)
  return { exact, prefixes }
}

/** The keys whose texts are filled in elsewhere, as patterns: `mails.${name}.text` stands for all names. */
const readTemplates = (code) =>
  [...code.matchAll(/\.template\(\s*(?:'([\w.-]+)'|`([^`]+)`)/g)].map(
    ([, exact, pattern = exact]) =>
      new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  )

const unusedKeys = (keys, { exact, prefixes }) =>
  keys.filter((key) => !exact.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)))

/** Reads the files of one folder: their texts by language, and which are missing. `known` are the languages. */
const readTexts = (folder, files, known) => {
  const problems = []
  const missing = []
  const isComplete = (language) =>
    isForStaff(folder) ? known[language]?.panel === true : Boolean(known[language]?.complete)
  const languages = files
    .filter((file) => path.posix.dirname(file) === folder && file.endsWith('.json'))
    .map((file) => path.posix.basename(file, '.json'))
  for (const language of Object.keys(known).filter(isComplete))
    if (!languages.includes(language)) problems.push(`${folder}/${language}.json is missing.`)
  const texts = new Map()
  for (const language of languages) {
    try {
      texts.set(language, JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')))
    } catch (error) {
      problems.push(`${folder}/${language}.json is not JSON: ${error.message}`)
      texts.set(language, {})
    }
  }
  const english = Object.keys(texts.get('en')).filter((key) => texts.get('en')[key])
  for (const language of languages) {
    const untranslated = english.filter((key) => !texts.get(language)[key])
    if (isComplete(language))
      problems.push(...untranslated.map((key) => `${folder}/${language}.json: “${key}” is missing.`))
    else missing.push({ folder, language, count: untranslated.length, of: english.length })
    // `npm run language` removes them from files that are not complete.
    for (const key of Object.keys(texts.get(language)))
      if (isComplete(language) && !(key in texts.get('en')))
        problems.push(`${folder}/${language}.json: “${key}” does not exist in English.`)
  }
  return { problems, missing, languages, texts }
}

/** Reads one folder of messages: what is wrong with its texts, and its module. `code` are the files that may use them. */
const readMessages = (folder, files, known, code) => {
  const { problems, missing, languages, texts } = readTexts(folder, files, known)
  const values = new Map()
  for (const language of languages) {
    values.set(language, new Map())
    for (const [key, text] of Object.entries(texts.get(language))) {
      if (!text) continue
      try {
        values.get(language).set(key, parseMessage(text))
      } catch (error) {
        problems.push(`${folder}/${language}.json: “${key}” is malformed: ${error.message}`)
      }
    }
  }
  const english = values.get('en')
  for (const language of languages) {
    const own = values.get(language)
    for (const [key, expected] of english) {
      const given = own.get(key)
      for (const [name, type] of given ?? []) {
        if (!expected.has(name))
          problems.push(`${folder}/${language}.json: “${key}” uses {${name}}, which English does not have.`)
        // Another language may need a number where English shows a value as it is.
        else if (type !== 'string | number') expected.set(name, type)
      }
    }
  }
  const [owner] = /^(src\/features|extensions)\/[^/]+/.exec(folder) ?? [path.posix.dirname(folder)]
  const name = setName(folder)
  const users = files
    .filter((file) => /\.tsx?$/.test(file) && !/\/messages\/(panel\/)?messages\.ts$/.test(file))
    .filter(
      (file) =>
        file.startsWith(`${owner}/`) ||
        // Widgets take texts of the feature that shows them.
        file.startsWith('src/ui/') ||
        code(file).includes(`${camelCase(name)}Messages`) ||
        code(file).includes(`${pascalCase(name)}Messages`),
    )
    .map(code)
    .join('\n')
  for (const key of unusedKeys([...english.keys()], readMentions(users)))
    problems.push(`${folder}/en.json: “${key}” is not used.`)
  const templates = readTemplates(users)
  for (const language of languages)
    for (const [key, given] of values.get(language))
      if (/, *(plural|select|selectordinal|number|date) *[,}]/.test(texts.get(language)[key]) && given.size)
        if (templates.some((pattern) => pattern.test(key)))
          problems.push(`${folder}/${language}.json: “${key}” is filled in later and can have values only.`)
  return { problems, missing, module: moduleText(folder, languages, english) }
}

/** Places that Payload fills in in its own texts: `{{label}}` and `<1>`. */
const placesOf = (text) => (text.match(/\{\{\w+\}\}|<\d>/g) ?? []).sort().join(' ')

/** Reads one folder of labels. They are shown as they are; the configuration that uses them is walked by labels.test.ts. */
const readLabels = (folder, files, known) => {
  const { problems, missing, languages, texts } = readTexts(folder, files, known)
  const english = texts.get('en')
  for (const language of languages)
    for (const [key, text] of Object.entries(texts.get(language)))
      if (text && placesOf(text) !== placesOf(english[key] ?? ''))
        problems.push(
          `${folder}/${language}.json: “${key}” needs ${placesOf(english[key]) || 'no {{places}}'}.`,
        )
  const module = [
    '// Written by `npm run messages` from the labels beside it.',
    ...languages.map(
      (language) => `import ${camelCase(language)} from './${language}.json' with { type: 'json' }`,
    ),
    '',
    `export const ${camelCase(setName(folder))}Labels = {`,
    ...languages.map((language) =>
      language === camelCase(language) ? `  ${language},` : `  '${language}': ${camelCase(language)},`,
    ),
    '}',
    '',
  ].join('\n')
  return { problems, missing, module }
}

const payloadTexts = '@payloadcms/translations/languages'

/** The module with Payload's own texts in the languages of the panel. Where Payload lacks one, they stay English. */
const payloadModule = (known) => {
  const languages = Object.keys(known).filter((language) => known[language].panel)
  const isThere = (language) =>
    existsSync(
      `node_modules/${payloadTexts.replace('/languages', '/dist/languages')}/${camelCase(language)}.js`,
    )
  return [
    '// Written by `npm run messages` from src/shared/languages.json.',
    ...languages
      .filter(isThere)
      .map(camelCase)
      .sort()
      .map((name) => `import { ${name} } from '${payloadTexts}/${name}'`),
    '',
    '/** Payload’s own texts. Those that it lacks stay English. */',
    'export const payloadLanguages = {',
    ...languages.map((language) => {
      const name = isThere(language) ? camelCase(language) : 'en'
      return name === language ? `  ${language},` : `  ${propertyName(language)}: ${name},`
    }),
    '}',
    '',
  ].join('\n')
}

/**
 * Problems of all texts below a folder, and how many texts each folder lacks in the languages that need not be complete. `write`
 * writes the modules, otherwise those that are out of date are problems.
 */
export const checkMessages = ({ write = false } = {}) => {
  const files = ['src', 'extensions'].flatMap(filesBelow)
  const cache = new Map()
  const code = (file) => {
    if (!cache.has(file)) cache.set(file, readFileSync(file, 'utf8'))
    return cache.get(file)
  }
  const languages = JSON.parse(readFileSync('src/shared/languages.json', 'utf8'))
  const problems = []
  const missing = []
  const settle = (target, module) => {
    const current = files.includes(target) ? readFileSync(target, 'utf8') : ''
    if (current === module) return
    if (write) writeFileSync(target, module)
    else problems.push(`${target} is out of date: run “npm run messages”.`)
  }
  for (const folder of files.filter(isEnglishFile).map((file) => path.posix.dirname(file))) {
    const found = isLabels(folder)
      ? readLabels(folder, files, languages)
      : readMessages(folder, files, languages, code)
    problems.push(...found.problems)
    missing.push(...found.missing)
    settle(`${folder}/${isLabels(folder) ? 'labels' : 'messages'}.ts`, found.module)
  }
  settle('src/cms/panel-languages/payload-languages.ts', payloadModule(languages))
  return { problems, missing }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isCheck = process.argv.includes('--check')
  const { problems, missing } = checkMessages({ write: !isCheck })
  if (isCheck)
    for (const found of findUntranslated(filesBelow('src')))
      problems.push(
        `${found}: write it into messages/<language>.json, or labels/<language>.json of the feature.`,
      )
  for (const problem of problems) console.error(problem)
  for (const language of new Set(missing.map((folder) => folder.language))) {
    const folders = missing.filter((folder) => folder.language === language)
    const sum = (name) => folders.reduce((total, folder) => total + folder[name], 0)
    console.log(`${language}: ${sum('count')} of ${sum('of')} texts are missing and shown in English.`)
  }
  process.exit(problems.length ? 1 : 0)
}
