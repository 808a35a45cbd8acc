// What the frame of every page uses.

export { readCart } from './cart/cart'
