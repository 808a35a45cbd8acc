// Messages between the live preview and the admin panel: which block somebody wants to edit, and which one they edit.

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

const shown = 'schoolhouse:show-block'

/** To the preview: the block whose form has the focus. */
export const showMessage = (block: string) => ({ type: shown, block })

export const readShowMessage = (data: unknown): string | undefined => {
  const { type: sent, block } = (data ?? {}) as Partial<ReturnType<typeof showMessage>>
  return sent === shown && typeof block === 'string' ? block : undefined
}
