import type { PayloadRequest } from 'payload'

/** What a feature stores about a person, found by their e-mail address. Everything runs in the transaction of `req`. */
export interface PersonalData {
  /** What it is called in the panel and in the exported file, in the plural. */
  name: string
  count: (req: PayloadRequest, address: string) => Promise<number>
  /** Everything, for the person it is about. */
  read: (req: PayloadRequest, address: string) => Promise<unknown>
  erase: (req: PayloadRequest, address: string) => Promise<void>
}
