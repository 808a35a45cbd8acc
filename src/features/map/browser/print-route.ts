/** Only a script can print, so it shows the button of a route: of the page's own, and of each that is put into it. */
export const offerPrinting = (within: ParentNode): void => {
  const button = within.querySelector<HTMLButtonElement>('[data-print-route]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => print())
}
