import type { Access } from 'payload'

/** Courses and accommodation have no drafts of their own: visitors see those of published schools. */
export const ofPublishedSchool: Access = ({ req }) =>
  req.user ? true : { 'school._status': { equals: 'published' } }
