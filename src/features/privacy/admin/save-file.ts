/** Gives a text to the user as a file. */
export const saveFile = (text: string, type: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
