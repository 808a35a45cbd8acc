// Used by composition and the operators' commands.

export { type BackupState, readBackupState } from './backup-state.server'
export { writeBackupFile } from './write-file.server'
