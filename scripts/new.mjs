// npm run new -- feature NAME [--extension]: a feature with a page, in src/features or in extensions.
// npm run new -- block NAME: a block of pages, in src/features/blocks.
// npm run new -- mail FEATURE/NAME: a mail of a feature.
// Writes files, texts and tests from the templates in scripts/new, lists what is new, and says what to do next. English texts stand
// in all languages until they are translated.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkMessages } from './messages.mjs'

const exitWith = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const options = process.argv.slice(2).filter((each) => each.startsWith('--'))
const [kind, given = ''] = process.argv.slice(2).filter((each) => !each.startsWith('--'))
const isExtension = options.includes('--extension')
if (
  !['block', 'feature', 'mail'].includes(kind) ||
  options.some((each) => each !== '--extension') ||
  (isExtension && kind !== 'feature')
)
  exitWith('Usage: npm run new -- feature NAME [--extension] | block NAME | mail FEATURE/NAME')

const camelCase = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const pascalCase = (text) => camelCase(`-${text}`)
const isKebab = (text) => /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(text) && text.length <= 40
const isIdentifier = (text) => {
  try {
    new Function(`'use strict'; const ${text} = 0`)
    return text !== 'await'
  } catch {
    return false
  }
}

const parts = given.split('/')
const name = parts.at(-1)
if (!parts.every(isKebab) || parts.length !== (kind === 'mail' ? 2 : 1))
  exitWith(
    `“${given}” is not a valid name: use small letters, digits and hyphens, such as ${kind === 'mail' ? 'enrolments/weekly-report' : 'film-evenings'}.`,
  )
if (!isIdentifier(camelCase(name))) exitWith(`“${name}” is a reserved word of JavaScript: use another name.`)

const read = (file) => readFileSync(file, 'utf8')
const written = []
const write = (file, text) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  written.push(file)
}
/** Replaces the last place where `mark` is. */
const edit = (file, ...changes) => {
  let text = read(file)
  for (const [mark, replacement] of changes) {
    const at = text.lastIndexOf(mark)
    if (at < 0) exitWith(`${file} has no “${mark}”: add ${name} by hand.`)
    text = text.slice(0, at) + replacement + text.slice(at + mark.length)
  }
  write(file, text)
}
const addImport = (file, line) => write(file, `${line}\n${read(file)}`)

const sentence = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
const owner = kind === 'mail' ? parts[0] : name
/** Templates name the sources from the root. */
const fill = (text, folder = '.') =>
  text
    .replaceAll("'src/", `'${path.posix.relative(folder, 'src')}/`)
    .replaceAll('example-name', name)
    .replaceAll('exampleName', camelCase(name))
    .replaceAll('ExampleName', pascalCase(name))
    .replaceAll('Example name', sentence)
    .replaceAll('ownerMessages', `${camelCase(owner)}Messages`)
const template = (file, folder) => fill(read(`scripts/new/${kind}/${file}`), folder)
const writeTemplates = (folder) => {
  for (const file of readdirSync(`scripts/new/${kind}`).filter((each) => each.endsWith('.txt')))
    write(path.join(folder, fill(file).slice(0, -'.txt'.length)), template(file, folder))
}

const languages = JSON.parse(read('src/shared/languages.json'))
const addTexts = (folder, texts, isComplete) => {
  for (const language of Object.keys(languages)) {
    const file = `${folder}/${language}.json`
    if (!existsSync(file) && !isComplete(languages[language])) continue
    const known = existsSync(file) ? JSON.parse(read(file)) : {}
    const added = isComplete(languages[language])
      ? texts
      : Object.fromEntries(Object.keys(texts).map((key) => [key, '']))
    write(file, `${JSON.stringify({ ...known, ...added }, null, 2)}\n`)
  }
}
const forVisitors = ({ complete }) => Boolean(complete)
const forStaff = ({ panel }) => panel === true

const makers = {
  feature: () => {
    const root = isExtension ? 'extensions' : 'src/features'
    const folder = `${root}/${name}`
    const lists = isExtension
      ? ['extensions/features', ']']
      : ['src/features', '  ...extensions,\n', '  ...serverExtensions,\n']
    const [list, before, beforeServer = before] = lists
    const from = isExtension ? '.' : './features'
    if (existsSync(`src/features/${name}`) || existsSync(`extensions/${name}`))
      exitWith(`There is a feature ${name} already.`)
    if (new RegExp(`\\b${camelCase(name)}\\b`).test(read('src/features.ts') + read('src/features.server.ts')))
      exitWith(`src/features.ts uses the name “${camelCase(name)}” already.`)
    writeTemplates(folder)
    addTexts(`${folder}/messages`, JSON.parse(template('messages.json')), forVisitors)
    edit(`${list}.ts`, [before, `${camelCase(name)},\n${before}`])
    addImport(`${list}.ts`, `import { ${camelCase(name)} } from '${from}/${name}/feature'`)
    edit(`${list}.server.ts`, [beforeServer, `${camelCase(name)},\n${beforeServer}`])
    addImport(`${list}.server.ts`, `import { ${camelCase(name)} } from '${from}/${name}/feature.server'`)
    return {
      test: `${folder}/${pascalCase(name)}Page.test.ts`,
      next: [
        `translate ${folder}/messages`,
        `npm run dev shows it at /${name}`,
        'a collection or a setting needs npm run types and npm run migration -- WHAT; a block or a screen npm run types',
        ...(isExtension ? [] : ['describe it in the tables of docs/architecture.md and README.md']),
      ],
    }
  },
  mail: () => {
    const folder = [`src/features/${owner}`, `extensions/${owner}`].find((each) => existsSync(each))
    if (!folder) exitWith(`There is no feature ${owner} in src/features or extensions.`)
    if (existsSync(`${folder}/mail/${name}-mail.ts`))
      exitWith(`${folder}/mail/${name}-mail.ts is there already.`)
    writeTemplates(`${folder}/mail`)
    addTexts(`${folder}/messages`, JSON.parse(template('messages.json')), forVisitors)
    return {
      test: `${folder}/mail/${name}-mail.test.ts`,
      next: [
        `translate the texts “${camelCase(name)}Mail.…” in ${folder}/messages`,
        'queue it with queueMail(payload, mail, req) of src/platform/mail/queue.ts in the transaction that it belongs to',
        ...(folder.startsWith('src')
          ? ['add it to tests/widgets/mail-examples.ts: npm run widgets shows it at /mails']
          : []),
      ],
    }
  },
  block: () => {
    const blocks = 'src/features/blocks'
    const slug = camelCase(name)
    if (existsSync(`${blocks}/${name}`) || existsSync(`src/site/public/blocks/${slug}.svg`))
      exitWith(`There is a block ${name} already.`)
    writeTemplates(`${blocks}/${name}`)
    write(`src/site/public/blocks/${slug}.svg`, template('exampleName.svg'))
    const field = "{ name: 'text', type: 'textarea', required: true, localized: true, maxLength: 400 }"
    edit(`${blocks}/cms-blocks.ts`, [
      '\n]',
      `\ndefineBlock({ slug: '${slug}', group: 'text', fields: [${field}] }),\n]`,
    ])
    edit(`${blocks}/blocks.server.tsx`, ['} satisfies {', `${slug}: show${pascalCase(name)},\n} satisfies {`])
    addImport(
      `${blocks}/blocks.server.tsx`,
      `import { show${pascalCase(name)} } from './${name}/${name}.server'`,
    )
    write(`${blocks}/styles.css`, `${read(`${blocks}/styles.css`)}@import "./${name}/${name}.css";\n`)
    edit('tests/fixtures/block-samples.ts', [
      '\n}',
      `\n${slug}: { blockType: '${slug}', text: 'What visitors read in this block, long enough to be seen in a sample.' },\n}`,
    ])
    addTexts(`${blocks}/labels`, { [`${slug}.singular`]: sentence, [`${slug}.plural`]: sentence }, forStaff)
    addTexts(`${blocks}/messages/panel`, { [`searchWords.${slug}`]: sentence.toLowerCase() }, forStaff)
    return {
      test: `${blocks}/${name}/${pascalCase(name)}.test.ts ${blocks}/blocks.test.ts src/cms/panel-languages`,
      next: [
        'npm run types, before the type check: it writes the type of the block',
        `translate its name “${slug}.singular” in ${blocks}/labels`,
        `translate “searchWords.${slug}” in ${blocks}/messages/panel: other words for it`,
        `draw src/site/public/blocks/${slug}.svg; npm run widgets shows its sample at /blocks`,
      ],
    }
  },
}

const { test, next } = makers[kind]()
const { problems } = checkMessages({ write: true })
const formatted = written.filter((file) => /\.(tsx?|css|json)$/.test(file))
spawnSync('node_modules/.bin/biome', ['check', '--write', '--no-errors-on-unmatched', ...new Set(formatted)])
for (const file of new Set(written)) console.log(file)
for (const problem of problems) console.error(problem)
console.log(
  `\nNext:\n${[...next, `npm run check, and npx vitest run --project unit ${test}`].map((step) => `- ${step}`).join('\n')}`,
)
process.exit(problems.length ? 1 : 0)
