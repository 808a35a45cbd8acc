/** What a member of staff may do; each role is described to people in docs/editing.md. */
export const roles = ['administrator', 'editor', 'moderator'] as const

export type Role = (typeof roles)[number]
