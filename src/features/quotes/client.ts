import { readCartCount } from './cart/cart-count'

/** Shows the link to the cart if there is something in it. All visitors get the same page, so its HTML cannot know. */
export const start = (): void => {
  const link = document.querySelector<HTMLElement>('.cart-link')
  const update = () => {
    const count = readCartCount(document.cookie)
    if (!link) return
    link.hidden = !count
    if (link.lastChild) link.lastChild.textContent = `${count}`
  }
  update()
  // After the Back button the page may be an old one.
  addEventListener('pageshow', update)
}
