import type { PayloadRequest } from 'payload'

/** The screen on which administrators find, export and erase what is stored about a person. */
export const PERSONS_PATH = '/admin/persons'

export const personalKinds = [
  'enrolments',
  'quotes',
  'invoices',
  'payments',
  'forms',
  'comments',
  'mails',
] as const

export type PersonalKind = (typeof personalKinds)[number]

/** One thing that is stored about a person, as a line of a list. */
export interface PersonalRecord {
  id: number
  createdAt: string
  title: string
  /** Its screen in the panel. */
  href: string
}

/** What stays of the records after an erasure. */
export interface Kept {
  /** Without name, address and text, because replies of others depend on them. */
  emptied?: number
  /** As they are, because others have them too or the law requires it. */
  kept?: number
}

/** What a feature stores about a person, found by their e-mail address. Everything runs in the transaction of `req`. */
export interface PersonalData {
  kind: PersonalKind
  list: (req: PayloadRequest, address: string) => Promise<PersonalRecord[]>
  /** Everything, for the person it is about. */
  read: (req: PayloadRequest, address: string) => Promise<unknown>
  /** Erases the listed records. Sources run one after the other, so some may be gone with earlier ones. */
  erase: (req: PayloadRequest, address: string, records: readonly PersonalRecord[]) => Promise<Kept>
}

/** E-mail addresses are compared without case. */
export const plainAddress = (text: string | null | undefined): string =>
  (text ?? '').trim().normalize('NFC').toLowerCase()
