interface Node {
  type: string
  version: number
  [key: string]: unknown
}

const block = (type: string, children: Node[], extra: Record<string, unknown> = {}) => ({
  type,
  version: 1,
  direction: 'ltr' as const,
  format: '' as const,
  indent: 0,
  children,
  ...extra,
})

const boldFormat = 1

/** `**bold**` inside a line. */
const inline = (text: string): Node[] =>
  text
    .split('**')
    .map((part, index) => ({
      type: 'text',
      version: 1,
      text: part,
      format: index % 2 ? boldFormat : 0,
      detail: 0,
      mode: 'normal',
      style: '',
    }))
    .filter((node) => node.text)

const list = (lines: string[]): Node =>
  block(
    'list',
    lines.map((line, index) => block('listitem', inline(line.slice(2)), { value: index + 1 })),
    { listType: 'bullet', start: 1, tag: 'ul' },
  )

/**
 * `![title](address)`: content of another site. The id is the same at every seeding. Blocks are written in version 2 of
 * their format: the editor reads version 1 with the values inside `fields.data` and fails without them.
 */
const embed = (title: string, code: string): Node => ({
  type: 'block',
  version: 2,
  format: '',
  fields: {
    id: Buffer.from(code).toString('hex').slice(-24),
    blockName: '',
    blockType: 'embed',
    code,
    title,
  },
})

/** Turns the demo's small notation (headings, lists, paragraphs, bold, embeds) into the editor's document. */
export const toRichText = (text: string) => {
  const children = text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part): Node[] => {
      const lines = part.split('\n').map((line) => line.trim())
      const first = lines[0] ?? ''
      const [, title, address] = /^!\[(.+)\]\((\S+)\)$/.exec(first) ?? []
      if (title && address) return [embed(title, address)]
      if (first.startsWith('## '))
        return [
          block('heading', inline(first.slice(3)), { tag: 'h2' }),
          ...(lines.length > 1 ? toNodes(lines.slice(1)) : []),
        ]
      return toNodes(lines)
    })
  return { root: block('root', children) }
}

const toNodes = (lines: string[]): Node[] =>
  lines.every((line) => line.startsWith('- '))
    ? [list(lines)]
    : [block('paragraph', inline(lines.join(' ')), { textFormat: 0, textStyle: '' })]
