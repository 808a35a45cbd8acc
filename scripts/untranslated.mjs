// Finds English sentences in code that visitors or staff would read. They belong in `messages/<language>.json`, and the labels of
// fields in `labels/<language>.json`.
// It matches patterns instead of parsing, which takes a tenth of the time: it may miss a sentence, but should report nothing else.
import { readFileSync } from 'node:fs'

const folders = /^src\/(features|ui|site|app|platform\/panel|platform\/payload)\//

/** Files whose texts are in English for a reason. */
const inEnglish = [
  // Read in a terminal by whoever runs the server.
  /-command\.server\.ts$/,
  /^src\/features\/wordpress-import\//,
  // The calls of the predecessor, whose addresses have no language. The moderation screen of the panel is translated.
  /^src\/features\/comments\/moderation\/(list\/moderation-page|routes\/(change|read)-tasks)\.server\.tsx$/,
  // The page of the set-up link that the server prints.
  /^src\/site\/SetupPage\.tsx$/,
]

/** Commands are the same in every language. */
const isCommand = (text) => /^npm run /.test(text)

/** Names that are the same in every language of the panel. */
const isName = (text) => /^(IBAN|BIC)$/.test(text)

const hasWords = (text) => /\p{L}{2}[,.:]? [\p{L}“(]/u.test(text)

/** Types and expressions stand between angle brackets or braces, too. */
const isCode = (text) =>
  /^[^\p{L}“]*[(),:?[&]|\w\(|'\)|\) *:|\],|^\w+: ?\w*$|\w\?:|\($|\b(interface|const|function|export)\b/u.test(
    text,
  )

const sentence = String.raw`(['"\`])([A-Z“][^\n'"\`]* [^\n'"\`]* [^\n'"\`]*)\1`
const patterns = [
  // The label of a field, even a single word. Tabs and sections are named by a key: `label: 'trust'`.
  {
    in: /\.ts$/,
    isLabel: true,
    pattern:
      /\b(?:label|description|placeholder|singular|plural):\s*(['"`])(\p{Lu}[^\n'"`]*|[^\n'"`]+ [^\n'"`]*)\1/gu,
  },
  // What a rule or a check returns. The messages of `AppError` are for logs and programs.
  { in: /\.tsx?$/, pattern: new RegExp(String.raw`(?<!\.)\b(?:return|refuse\()\s*${sentence}`, 'g') },
  { in: /\.tsx?$/, pattern: new RegExp(String.raw`(?:\|\||=>|\n *(?:\?\??|:))\s*${sentence}`, 'g') },
  { in: /\.tsx$/, pattern: new RegExp(String.raw`\s[?:]\s*${sentence}`, 'g') },
  { in: /\.tsx?$/, pattern: /new (?:ValidationError|APIError)\(\s*(['"`])([^\n'"`]* [^\n'"`]*)\1/g },
  { in: /\.tsx$/, pattern: /\b(?:aria-label|placeholder|title|alt|label)=\{?(["'`])([^"'`]* [^"'`]*)\1/g },
  { in: /\.tsx$/, pattern: /(["'\w/}]>)([^<>{}=;|]+)(?=[<{])/g },
  { in: /\.tsx$/, pattern: /(\})([^<>{}=;|]+)(?=<\/)/g },
]

const withoutComments = (code) =>
  code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '))

/** The sentences of one file, each as `line: text`. */
export const sentencesIn = (file, given) => {
  const code = withoutComments(given)
  const found = new Map()
  for (const { in: files, isLabel, pattern } of patterns) {
    if (!files.test(file)) continue
    for (const match of code.matchAll(pattern)) {
      const text = match[2]
        .replace(/\$\{[^}]*\}/g, '')
        .replace(/\s+/g, ' ')
        .trim()
      if (isLabel ? !/\p{L}{2}/u.test(text) || isName(text) : !hasWords(text) || isCode(text)) continue
      if (isCommand(text)) continue
      const at = match.index + match[0].lastIndexOf(match[2]) + match[2].search(/\S/)
      found.set(at, text)
    }
  }
  return [...found].map(([at, text]) => `${code.slice(0, at).split('\n').length}: ${text}`)
}

const isRead = (file) =>
  folders.test(file) &&
  /\.tsx?$/.test(file) &&
  !/\.test\.|-fixture\.|\/messages\.ts$/.test(file) &&
  !inEnglish.some((pattern) => pattern.test(file))

export const findUntranslated = (files) =>
  files
    .filter(isRead)
    .flatMap((file) => sentencesIn(file, readFileSync(file, 'utf8')).map((found) => `${file}:${found}`))
