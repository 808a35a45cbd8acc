export { storeViews } from './counting/store-views.server'
