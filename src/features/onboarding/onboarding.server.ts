export { recordDemo } from './demo/demo-documents.server'
