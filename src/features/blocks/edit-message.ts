// Messages from the live preview to the admin panel when somebody wants to edit a block.

const type = 'schoolhouse:edit-block'

export interface EditMessage {
  type: typeof type
  /** The ids of the block and of those around it, the innermost first: the outer one may belong to the page, the inner one not. */
  blocks: string[]
}

export const editMessage = (blocks: string[]): EditMessage => ({ type, blocks })

/** The ids in a message; undefined if it is another one. */
export const readEditMessage = (data: unknown): string[] | undefined => {
  const { type: sent, blocks } = (data ?? {}) as Partial<EditMessage>
  if (sent !== type || !Array.isArray(blocks)) return undefined
  return blocks.every((id) => typeof id === 'string') ? blocks : undefined
}
