import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folders of the features, in the order of `src/features.ts`. Its text is read: loading it would load Payload. */
const listFeatures = () => {
  const text = readFileSync('src/features.ts', 'utf8')
  const folders = new Map(
    [...text.matchAll(/^import \{ (\w+) \} from '\.\/(features\/[^/]+)\/feature'$/gm)].map(
      ([, name, folder]) => [name, `src/${folder}`],
    ),
  )
  const list = text.slice(text.indexOf('= ['))
  return [...list.matchAll(/^ {2}(\w+),$/gm)].flatMap(([, name]) => folders.get(name) ?? [])
}

/** A line of the list that is written in another way must not leave a feature without its browser code. */
const refuseForgotten = (files) => {
  const forgotten = readdirSync('src/features')
    .map((name) => path.resolve('src/features', name, 'client.ts'))
    .filter(
      (file) =>
        existsSync(file) && !files.includes(file) && /^export const start/m.test(readFileSync(file, 'utf8')),
    )
  if (forgotten.length)
    throw new Error(`src/features.ts does not list the feature of ${path.relative('.', forgotten[0])}.`)
}

const id = 'virtual:feature-clients'

/**
 * The module with what every page runs for the features: `startFirst` and `start` of their `client.ts`. The consent of the visitor
 * is `startFirst`: others ask it what is allowed.
 */
export const featureClients = () => ({
  name: 'feature-clients',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => {
    if (source !== `\0${id}`) return undefined
    const files = listFeatures()
      .map((folder) => path.resolve(folder, 'client.ts'))
      .filter(existsSync)
    refuseForgotten(files)
    const starting = (name) =>
      files.filter((file) => new RegExp(`^export const ${name}\\b`, 'm').test(readFileSync(file, 'utf8')))
    const lines = ['startFirst', 'start'].flatMap((name) => {
      const found = starting(name)
      return [
        ...found.map((file, index) => `import { ${name} as ${name}${index} } from ${JSON.stringify(file)}`),
        `export const ${name} = () => {\n${found.map((_, index) => `  ${name}${index}()`).join('\n')}\n}`,
      ]
    })
    return lines.join('\n')
  },
})
