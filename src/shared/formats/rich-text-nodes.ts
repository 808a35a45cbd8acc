// The nodes of a rich text, as the editor stores them.

export interface RichNode {
  type: string
  children?: RichNode[]
  [key: string]: unknown
}

/** The bits of a text's `format`. */
export const textFormat = {
  bold: 1,
  italic: 2,
  strikethrough: 4,
  underline: 8,
  code: 16,
  subscript: 32,
  superscript: 64,
} as const

/** A node that contains others. */
export const elementNode = (type: string, children: RichNode[], more: object = {}): RichNode => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
  ...more,
})

export const textNode = (text: string, format = 0): RichNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

export const paragraphNode = (children: RichNode[]): RichNode =>
  elementNode('paragraph', children, { textFormat: 0, textStyle: '' })
