import type { Access } from 'payload'
import { hasRole } from './has-role'

export const selfOrAdministrators: Access = ({ req }) => {
  if (hasRole(req, 'administrator')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
