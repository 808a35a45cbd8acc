import type { Access } from 'payload'

/** Visitors read what is published, staff also the drafts. */
export const publishedOrStaff: Access = ({ req }) => (req.user ? true : { _status: { equals: 'published' } })
