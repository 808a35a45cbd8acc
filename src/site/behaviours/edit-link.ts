import { EDIT_LINK_PATH, STAFF_MARK } from '../../shared/address/edit-link'

/** Shows the link that leads staff from a page to its form in the panel. */
const showEditLink = async (): Promise<void> => {
  const response = await fetch(`${EDIT_LINK_PATH}?path=${encodeURIComponent(location.pathname)}`)
  // The session has ended.
  if (response.status === 204) return localStorage.removeItem(STAFF_MARK)
  if (!response.ok) return
  const { href, label } = (await response.json()) as { href?: string; label?: string }
  if (!href || !label) return
  const link = document.createElement('a')
  link.className = 'edit-link button'
  link.href = href
  link.textContent = label
  document.querySelector('.floating')?.prepend(link)
}

// Only browsers of staff load this file.
void showEditLink()
