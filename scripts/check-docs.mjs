// Fails when a document names a file, a folder, a heading or an npm command of this repository that does not exist.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const fileName = /^[\w@*./-]+\.(?:tsx?|mjs|cjs|css|md|json|webp|yml)$/
const sourceFolder = /^(?:src|tests|scripts|bench|docs)\/[\w./-]*$/

/** Paths in code spans and relative links. `{a,b}.ts` is two, a pattern with `*` names none in particular. */
const namedPaths = (markdown) => {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, span]) => {
    const [, before, list, after] = /^([\w./-]*)\{([\w,.-]+)\}([\w./-]*)$/.exec(span) ?? []
    return list ? list.split(',').map((part) => before + part + after) : [span]
  })
  const links = [...prose.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, target]) => target)
  return [
    // What begins with a slash is an address.
    ...spans.filter((span) => (fileName.test(span) || sourceFolder.test(span)) && !/^\/|\*/.test(span)),
    ...links,
  ]
}

/** The paths that a document names and that do not exist. `files`: the paths of all files. */
export const missingPaths = (document, markdown, files) => {
  const exists = (name) => {
    const plain = name.replace(/^(?:\.\.?\/)+/, '').replace(/\/$/, '')
    const relative = path.posix.join(path.posix.dirname(document), name).replace(/\/$/, '')
    return files.some(
      (file) =>
        file === plain ||
        file === relative ||
        file.endsWith(`/${plain}`) ||
        file.startsWith(`${plain}/`) ||
        file.startsWith(`${relative}/`),
    )
  }
  return [...new Set(namedPaths(markdown))].filter((name) => !exists(name))
}

/** The npm commands that a document names and that package.json does not have. */
export const missingCommands = (markdown, scripts) =>
  [...new Set([...markdown.matchAll(/\bnpm run (?:--\w+ )*([\w:-]*\w)/g)].map(([, name]) => name))].filter(
    (name) => !scripts.includes(name),
  )

/** The names under which a page of Markdown can link to its headings. */
const anchorsIn = (markdown) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The links to headings that do not exist. `read` returns the text of a file. */
export const missingAnchors = (document, markdown, read) =>
  [...markdown.matchAll(/\]\((?![a-z]+:)([^)#\s]*)#([^)\s]+)\)/g)]
    .filter(([, target, anchor]) => {
      const file = target ? path.posix.join(path.posix.dirname(document), target) : document
      return file.endsWith('.md') && !anchorsIn(target ? read(file) : markdown).includes(anchor)
    })
    .map(([, target, anchor]) => `${target}#${anchor}`)

const notOurs = new Set(['node_modules', '.git', '.next', 'dist', 'data', 'test-results'])

const allFiles = (folder = '') =>
  readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return []
    const name = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? allFiles(name) : [name]
  })

const main = () => {
  const files = allFiles()
  const read = (file) => (files.includes(file) ? readFileSync(file, 'utf8') : '')
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)
  const problems = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) => {
      const markdown = read(document)
      return [
        ...missingPaths(document, markdown, files),
        ...missingAnchors(document, markdown, read),
        ...missingCommands(markdown, scripts).map((name) => `npm run ${name}`),
      ].map((name) => `${document} names ${name}, which does not exist.`)
    })
  for (const problem of problems) console.error(problem)
  process.exit(problems.length ? 1 : 0)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
