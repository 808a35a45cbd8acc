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

// Characters that XML 1.0 does not allow, and unpaired surrogates.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get through
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

export const escapeXml = (text: string): string => escapeHtml(text.replace(unwritable, '\ufffd'))
