import type { PayloadRequest } from 'payload'
import { hasRole } from './has-role'

/** Who writes content: editors, and administrators who may do everything. */
export const editors = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'administrator', 'editor')
