export { noteRestore } from './restore/note-restore.server'
