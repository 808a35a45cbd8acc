import type { PayloadRequest } from 'payload'

/** One changed field. Values are kept only if they are short and no secret. */
export interface AuditChange {
  field: string
  /** The cell of a price list: a course or accommodation type, and the number of weeks. */
  cell?: { name: string; week: number }
  from?: string
  to?: string
  /** Stands for this many further changes inside the field. */
  more?: number
}

/** Says what changed inside a field whose values are neither short nor simple. */
export type DescribeChange = (
  req: PayloadRequest,
  docs: { before: Record<string, unknown>; after: Record<string, unknown> },
) => Promise<AuditChange[]> | AuditChange[]
