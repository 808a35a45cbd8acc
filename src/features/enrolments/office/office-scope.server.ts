import type { FastifyInstance } from 'fastify'
import { SESSION, type SessionUser } from '../../../platform/http/staff-session'
import { VersionConflict } from '../../../platform/panel/work-queue/change-as-staff.server'
import {
  type DeclareQueueRoutes,
  type QueueOptions,
  queueRoutes,
} from '../../../platform/panel/work-queue/queue-routes.server'
import { hasRole } from '../../../platform/payload/access'
import type { User } from '../../../platform/payload/payload-types'
import { AppError } from '../../../shared/errors'
import { NoPlaceLeft } from '../capacity/require-places.server'

const requireEditor = (user: SessionUser): User => {
  if (!user) throw new AppError('forbidden', 'Log in to handle enrolments.', { field: SESSION })
  if (!hasRole({ user }, 'administrator', 'editor'))
    throw new AppError('forbidden', 'Only editors and administrators handle enrolments.')
  return user
}

/** Says who was faster, or what is full. */
const detailsOf = (error: AppError): object | undefined => {
  if (error instanceof NoPlaceLeft) return { full: error.full }
  return error instanceof VersionConflict ? { conflict: error.conflict } : undefined
}

/** Declares routes for the office, in a scope of their own: they are for editors and administrators only. */
export const officeScope = (app: FastifyInstance, options: QueueOptions, declare: DeclareQueueRoutes): void =>
  queueRoutes(app, { ...options, requireStaff: requireEditor, detailsOf }, declare)
