import type { PayloadRequest } from 'payload'

/** Everybody who can log in. */
export const staff = ({ req }: { req: PayloadRequest }): boolean => Boolean(req.user)
