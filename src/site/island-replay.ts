/** Buttons that only JavaScript can answer. Links, submit buttons and fields work by themselves meanwhile. */
const NEEDS_SCRIPT = 'button[type="button"], [role="button"], [role="tab"]'

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(first, 0)
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    return field.checked !== field.defaultChecked
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field.value !== field.defaultValue
  }
  return false
}

/**
 * What a visitor does to an island before React is there must not be lost. This remembers the last click on a
 * button; the function it returns repeats it, and announces every field that no longer holds what the server
 * sent. React takes the value it finds as known, so text fields of islands listen with `onInput`.
 */
export function keepEarlyActions(element: HTMLElement): () => void {
  let clicked: HTMLElement | undefined
  const keep = (event: Event) => {
    clicked = (event.target as Element).closest<HTMLElement>(NEEDS_SCRIPT) ?? undefined
  }
  element.addEventListener('click', keep, true)

  return () => {
    element.removeEventListener('click', keep, true)
    for (const field of element.querySelectorAll('input, select, textarea')) {
      if (!isChanged(field)) continue
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    if (clicked?.isConnected) clicked.click()
  }
}
