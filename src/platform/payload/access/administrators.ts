import type { PayloadRequest } from 'payload'
import { hasRole } from './has-role'

export const administrators = ({ req }: { req: PayloadRequest }): boolean => hasRole(req, 'administrator')
