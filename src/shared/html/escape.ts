const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** JSON for a script element, escaped so that `</script>` in a value does not end the element. */
export const safeJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c')

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
