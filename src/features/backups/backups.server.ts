// What composition and the operators' commands use.

export { type BackupState, readBackupState } from './backup-state.server'
export { writeBackupFile } from './write-file.server'
