// npm run language -- <code>: adds a language, with a file of empty texts in each folder of visitors' texts. An empty text is shown
// in English, and tools for translation count it as untranslated. Repeated, it completes the files after the English texts have
// changed. With --panel it does the same for what staff read, and adds the language to those of the panel. With --texts it leaves
// types and migrations alone.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkMessages, filesBelow, isEnglishFile, isForStaff } from './messages.mjs'

const [code = '', ...options] = process.argv.slice(2).toSorted((a) => (a.startsWith('--') ? 1 : -1))
const list = 'src/shared/languages.json'

const exitWith = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const isKnown = () => {
  try {
    return Intl.PluralRules.supportedLocalesOf(code).length > 0 && code === code.toLowerCase()
  } catch {
    return false
  }
}

/** Describes the language with what Node knows; a person corrects it in the file. */
const describeLanguage = () => {
  const { language, region } = new Intl.Locale(code).maximize()
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code)
  const format = new Intl.NumberFormat(code, {
    style: 'percent',
    minimumFractionDigits: 1,
    numberingSystem: 'latn',
  })
  const locale = new Intl.Locale(code)
  return {
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: (locale.getTextInfo?.() ?? locale.textInfo).direction,
    territory: `${language}_${region}`,
    percent: format.format(0.015),
  }
}

/** Keeps what is translated, in the order of English. */
const completeFile = (folder) => {
  const file = `${folder}/${code}.json`
  const own = readJson(file)
  const english = readJson(`${folder}/en.json`)
  writeJson(file, Object.fromEntries(Object.keys(english).map((key) => [key, own[key] ?? ''])))
}

const run = (...command) => {
  console.log(`> npm run ${command.join(' ')}`)
  const { status } = spawnSync('npm', ['run', '--silent', ...command], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!isKnown())
  exitWith('Name a language by its code in small letters, such as nl, pl or pt-br: npm run language -- nl')
const languages = readJson(list)
const isForPanel = options.includes('--panel')
const isComplete = (folder) =>
  isForStaff(folder) ? languages[code]?.panel === true : Boolean(languages[code]?.complete)
if (languages[code]?.complete && (!isForPanel || languages[code].panel === true))
  exitWith(`${code} comes with Schoolhouse. Its texts are in the folders messages and labels.`)

const isNew = !languages[code]
const described = { ...(languages[code] ?? describeLanguage()) }
if (isForPanel) described.panel ??= 'incomplete'
writeJson(list, { ...languages, [code]: described })
const folders = ['src', 'extensions']
  .flatMap(filesBelow)
  .filter(isEnglishFile)
  .map((file) => path.posix.dirname(file))
  .filter((folder) => (isForPanel || !isForStaff(folder)) && !isComplete(folder))
for (const folder of folders) completeFile(folder)

const { problems, missing } = checkMessages({ write: true })
for (const { folder, language, count, of } of missing)
  if (language === code) console.log(`${folder}/${code}.json: ${count} of ${of} texts are missing.`)
for (const problem of problems) console.error(problem)

if (isNew && !options.includes('--texts')) {
  // Payload's types name the languages, and PostgreSQL checks them.
  run('types')
  run('migration', '--', `add_${code.replaceAll('-', '_')}`)
}
process.exit(problems.length ? 1 : 0)
