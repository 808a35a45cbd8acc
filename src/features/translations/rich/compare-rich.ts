import type { RichNode } from '../../../shared/formats/rich-text-nodes'
import type { RichText } from './rich-nodes'

/** Set by the editor, and without a meaning to a reader. */
const ignored = new Set(['version', 'direction', 'textFormat', 'textStyle', 'detail', 'id'])
const ignoredInItems = new Set(['value', 'indent'])

const meansNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  value === 'normal'

/** The properties of a node that have a meaning, in one order. */
const ownMeaning = ({ children: _, ...given }: RichNode): [string, unknown][] =>
  Object.entries(given)
    .filter(
      ([key, value]) =>
        !ignored.has(key) &&
        !meansNothing(value) &&
        !(given.type === 'listitem' && ignoredInItems.has(key)) &&
        !(key === 'start' && value === 1),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))

const lookOf = (node: RichNode) => JSON.stringify(ownMeaning({ ...node, text: '' }))

/** The editor may keep a text in several nodes that look the same, and nodes without a text: here they are one. */
export const joinTexts = (nodes: readonly RichNode[]): RichNode[] => {
  const joined: RichNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type !== 'text') joined.push(node)
    else if (last?.type === 'text' && lookOf(last) === lookOf(node))
      joined[joined.length - 1] = { ...last, text: `${last.text}${node.text}` }
    else if (node.text) joined.push(node)
  }
  return joined
}

/** Reduces a document to the parts that have a meaning, so that two can be compared. */
const meaningOf = (node: RichNode): unknown => [
  ownMeaning(node),
  joinTexts(node.children ?? []).map(meaningOf),
]

export const isSameText = (a: RichText, b: RichText) =>
  JSON.stringify(meaningOf(a.root)) === JSON.stringify(meaningOf(b.root))
