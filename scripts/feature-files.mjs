import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The lists of the features and of a school's extensions, and where their folders are. */
const lists = { 'src/features.ts': 'src/features', 'extensions/features.ts': 'extensions' }

/** The folders that a list names, in its order. Its text is read: loading it would load Payload. */
const foldersIn = (file) => {
  const text = readFileSync(file, 'utf8')
  const folders = new Map(
    [...text.matchAll(/^import \{ (\w+) \} from '(\.\/[^']+)\/feature'$/gm)].map(([, name, folder]) => [
      name,
      path.join(path.dirname(file), folder),
    ]),
  )
  const list = text.slice(text.indexOf('= ['))
  return [...list.matchAll(/\w+/g)].flatMap(([name]) => folders.get(name) ?? [])
}

export const extensionFolders = () => foldersIn('extensions/features.ts')

/** The files of this name in the folders of the listed features. */
const filesNamed = (name, isMeant = () => true) => {
  const found = (folders) =>
    folders.map((folder) => path.resolve(folder, name)).filter((file) => existsSync(file) && isMeant(file))
  return Object.entries(lists).flatMap(([list, root]) => {
    const files = found(foldersIn(list))
    // A line of the list that is written in another way must not leave a feature without its browser code.
    const forgotten = found(readdirSync(root).map((folder) => path.join(root, folder))).find(
      (file) => !files.includes(file),
    )
    if (forgotten) throw new Error(`${list} does not list the feature of ${path.relative('.', forgotten)}.`)
    return files
  })
}

const exporting = (name) => (file) =>
  new RegExp(`^export const ${name}\\b`, 'm').test(readFileSync(file, 'utf8'))

/** A module with functions that call those of the same name in the `client.ts` of all features. */
const callAll = (names) =>
  names
    .flatMap((name) => {
      const files = filesNamed('client.ts', exporting(name))
      return [
        ...files.map((file, index) => `import { ${name} as ${name}${index} } from ${JSON.stringify(file)}`),
        `export const ${name} = () => {\n${files.map((_, index) => `  ${name}${index}()`).join('\n')}\n}`,
      ]
    })
    .join('\n')

/**
 * `startFirst` and `start` run on every page: the consent of the visitor is `startFirst`, because others ask it what is allowed.
 * `startPreview` runs in the live preview of the panel.
 */
const modules = {
  'virtual:feature-clients': ['startFirst', 'start'],
  'virtual:feature-previews': ['startPreview'],
}

/**
 * Collects what the features add to the browser's files: the modules above, and in stylesheets their `styles.css` for
 * `@import "virtual:styles.css"`, their `preview.css` for `@import "virtual:preview.css"`.
 */
export const featureFiles = () => ({
  name: 'feature-files',
  enforce: 'pre',
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  load: (id) => (id.slice(1) in modules ? callAll(modules[id.slice(1)]) : undefined),
  transform: (code, id) => {
    const [file] = id.split('?')
    if (!file.endsWith('.css') || !code.includes('"virtual:')) return undefined
    return code.replace(/@import "virtual:([\w.]+)";/g, (_, name) =>
      filesNamed(name)
        .map((each) => `@import "${path.relative(path.dirname(file), each)}";`)
        .join('\n'),
    )
  },
})
