// Used by the frame of every page.

export { readCart } from './cart/cart'
