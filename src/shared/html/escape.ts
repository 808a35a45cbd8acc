const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** JSON inside a script element: a `</script>` in it would end the element. */
export const safeJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c')

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
