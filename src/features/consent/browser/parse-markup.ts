/** Its scripts do not run, and nothing of it is loaded. */
export const parseMarkup = (markup: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.content
}
