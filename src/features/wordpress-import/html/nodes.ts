import { createHash } from 'node:crypto'
import { elementNode, type RichNode } from '../../../shared/formats/rich-text-nodes'

export const lineBreak = (): RichNode => ({ type: 'linebreak', version: 1 })
export const rule = (): RichNode => ({ type: 'horizontalrule', version: 1 })
export const heading = (tag: 'h2' | 'h3' | 'h4', children: RichNode[]) =>
  elementNode('heading', children, { tag })
export const quote = (children: RichNode[]) => elementNode('quote', children)

/** `items`: the children of each item. An item that is only a list belongs to the one before it. */
export const list = (isOrdered: boolean, start: number, items: RichNode[][]): RichNode => {
  let value = start - 1
  return elementNode(
    'list',
    items.map((children) => {
      if (!children.every(({ type }) => type === 'list')) value++
      return elementNode('listitem', children, { value: Math.max(value, start) })
    }),
    { listType: isOrdered ? 'number' : 'bullet', start, tag: isOrdered ? 'ol' : 'ul' },
  )
}

/** Where a link leads: a document of this site, whose address it follows, or an address. */
export type LinkTarget = { relationTo: 'posts' | 'pages'; value: number } | { url: string }

export const link = (id: string, target: LinkTarget, children: RichNode[]): RichNode =>
  elementNode('link', children, {
    version: 3,
    id,
    fields:
      'url' in target
        ? { linkType: 'custom', url: target.url, newTab: false }
        : { linkType: 'internal', doc: target, newTab: false },
  })

export const upload = (id: string, media: number): RichNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id,
  relationTo: 'media',
  value: media,
  fields: null,
})

/** Content of another site inside a text. */
export const embedNode = (id: string, code: string, title: string): RichNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', blockType: 'embed', code, title },
})

export const richText = (children: RichNode[]) => ({ root: elementNode('root', children) })

/** Ids that are the same at every import of the same document, so that a second run finds nothing changed. */
export const createIds = (seed: string) => {
  let count = 0
  return () => createHash('sha256').update(`${seed}:${count++}`).digest('hex').slice(0, 24)
}

/** Whether nodes show anything. */
export const saysSomething = (nodes: readonly RichNode[]): boolean =>
  nodes.some(
    ({ type, text, children }) =>
      type === 'upload' ||
      type === 'block' ||
      type === 'horizontalrule' ||
      (typeof text === 'string' && text.trim() !== '') ||
      saysSomething(children ?? []),
  )
