// Names texts that are missing in a language. The build runs this too, because Vite does not check types.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

/** Every text by its path, such as `categories.video.name`. */
const flat = (texts, before = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? flat(value, `${before}${key}.`) : [[before + key, value]],
  )

/** All `messages.ts` below a folder that belong to a folder `messages`: one record of texts by languages each. */
const messageFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(path.join('messages', 'messages.ts')))
    .sort()
    .map((file) => path.join(folder, file))

/** One sentence for each text that exists in English and is missing or empty in another language. */
export const missingTexts = async (folder = 'src') => {
  const { locales } = await tsImport('../src/shared/locale.ts', import.meta.url)
  const sentences = []
  for (const file of messageFiles(folder)) {
    const [messages] = Object.values(await tsImport(path.resolve(file), import.meta.url))
    for (const locale of locales) {
      const given = new Map(flat(messages[locale] ?? {}))
      for (const [key] of flat(messages.en))
        if (!given.get(key)) sentences.push(`${path.dirname(file)}: “${key}” is missing in ${locale}.`)
    }
  }
  return sentences
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sentences = await missingTexts()
  for (const sentence of sentences) console.error(sentence)
  process.exit(sentences.length ? 1 : 0)
}
