/**
 * Buttons that need the island. Links, submit buttons and fields in it work without it; a button with or inside `data-no-replay`
 * is handled by a script of the page.
 */
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
 * Repeats what a visitor has done in an island before React had loaded: dispatches events for every field that differs from
 * what the server sent, then repeats the last click if it was on a button. React treats the value at hydration as unchanged,
 * so text fields of islands use `onInput`.
 */
export function replay(element: HTMLElement, lastClicked: Element | undefined): void {
  for (const field of element.querySelectorAll('input, select, textarea')) {
    if (!isChanged(field)) continue
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const isOutside = lastClicked && !element.contains(lastClicked)
  const button = isOutside ? (lastClicked as HTMLElement) : lastClicked?.closest<HTMLElement>(NEEDS_SCRIPT)
  if (button?.isConnected && !button.closest('[data-no-replay]')) button.click()
}
