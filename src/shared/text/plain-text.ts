// The words of stored rich text and blocks, without markup: what a search can find.

/** White space becomes single spaces. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

interface Node {
  type?: string
  text?: unknown
  children?: unknown
}

/** Nodes inside a line: their text continues the word before them. */
const inlineTypes = new Set(['text', 'link', 'autolink'])

const textOfNode = (node: unknown): string => {
  if (typeof node !== 'object' || node === null) return ''
  const { type = '', text, children } = node as Node
  const inside = Array.isArray(children) ? children.map(textOfNode).join('') : ''
  const own = (typeof text === 'string' ? text : '') + inside
  return inlineTypes.has(type) ? own : ` ${own} `
}

/** The text of a rich text, which was read in one language. */
export const richTextToText = (stored: unknown): string =>
  tidy(textOfNode((stored as { root?: unknown } | null | undefined)?.root))

/** A question of an accordion. `anchor` is the name by which links lead to its block. */
export interface FoundQuestion {
  id: string
  question: string
  answer: string
  anchor: string
}

interface BlocksText {
  text: string
  questions: FoundQuestion[]
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The fields that visitors read. Others are choices, addresses, code and names of anchors. */
const readFields = ['heading', 'title', 'text', 'name', 'about', 'caption', 'rows', 'label'] as const
/** The lists inside blocks. */
const listFields = ['columns', 'links'] as const

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? tidy(value.replace(/\]\([^\s()]*\)|\\?\||\[(?=[^[\]]*\]\()/g, ' '))
    : richTextToText(value)

const textsIn = (fields: Fields): string[] => [
  ...readFields.map((name) => textOf(fields[name])),
  ...listFields.flatMap((name) => {
    const rows = fields[name]
    return Array.isArray(rows) ? rows.filter(isFields).flatMap(textsIn) : []
  }),
]

const questionsIn = ({ id, items, anchor }: Fields): FoundQuestion[] =>
  (Array.isArray(items) ? items : []).filter(isFields).flatMap((item, index) => {
    const question = textOf(item.question)
    return question
      ? [
          {
            id: `${id ?? ''}-${item.id ?? index}`,
            question,
            answer: textOf(item.answer),
            anchor: typeof anchor === 'string' ? anchor : '',
          },
        ]
      : []
  })

/**
 * The text of stored blocks, which were read in one language, and the questions of their accordions apart. Hidden blocks have
 * none. `reusable` gives the blocks of reusable content by its id.
 */
export const blocksToText = (
  blocks: unknown,
  reusable: (id: number) => unknown = () => undefined,
): BlocksText => {
  const texts: string[] = []
  const questions: FoundQuestion[] = []
  const collect = (list: unknown, isReused: boolean) => {
    for (const block of Array.isArray(list) ? list.filter(isFields) : []) {
      if (block.hidden) continue
      // Reusable content contains no other reusable content.
      if (block.blockType === 'reusable') {
        if (!isReused) collect(reusable(Number(block.content)), true)
        continue
      }
      texts.push(...textsIn(block).filter(Boolean))
      questions.push(...questionsIn(block))
    }
  }
  collect(blocks, false)
  return { text: texts.join(' '), questions }
}

/** The first text of a block, shortened, by which editors know it in a list. */
export const firstWords = (block: unknown, maxLength = 70): string => {
  if (!isFields(block)) return ''
  const text = textsIn(block).find(Boolean) ?? questionsIn(block)[0]?.question ?? ''
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2))}…`
}

/** The ids of the reusable content that blocks show. */
export const reusableIn = (blocks: unknown): number[] =>
  (Array.isArray(blocks) ? blocks.filter(isFields) : []).flatMap(({ blockType, hidden, content }) =>
    blockType === 'reusable' && !hidden && typeof content === 'number' ? [content] : [],
  )
