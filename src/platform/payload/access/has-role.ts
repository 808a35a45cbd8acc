import type { PayloadRequest } from 'payload'
import type { Role } from './roles'

export const hasRole = (req: Pick<PayloadRequest, 'user'>, ...allowed: Role[]): boolean => {
  const role = (req.user as { role?: Role } | null)?.role
  return role !== undefined && allowed.includes(role)
}
