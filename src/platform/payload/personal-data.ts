import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import type { Retention } from '../retention/retention'
import { findAll } from './find-documents'

/** The screen on which administrators find, export and erase what is stored about a person. */
export const PERSONS_PATH = '/admin/persons'

export const personalKinds = [
  'enrolments',
  'guardians',
  'copies',
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

/** Counts of the records that an erasure leaves. */
export interface Kept {
  /** Without name, address and text, because replies of others depend on them. */
  emptied?: number
  /** As they are, because others have them too or the law requires it. */
  kept?: number
}

/** Data that a feature stores about a person, found by their e-mail address. Everything runs in the transaction of `req`. */
export interface PersonalData {
  kind: PersonalKind
  /** How long it is kept if nobody asks for its erasure. */
  retention: readonly Retention[]
  /** Also finds guardians by their name or phone number, because they need not give an e-mail address. */
  findsGuardians?: true
  list: (req: PayloadRequest, address: string) => Promise<PersonalRecord[]>
  /** Everything, for the person it is about. */
  read: (req: PayloadRequest, address: string) => Promise<unknown>
  /** Erases the listed records. Sources run one after the other, so some may be gone with earlier ones. */
  erase: (req: PayloadRequest, address: string, records: readonly PersonalRecord[]) => Promise<Kept>
}

/** A name was looked for that several people have; which of them shall be erased is unknown. */
export class SeveralPersonsError extends Error {}

/** E-mail addresses are compared without case. */
export const plainAddress = (text: string | null | undefined): string =>
  (text ?? '').trim().normalize('NFC').toLowerCase()

/** The documents of a collection with this `email`, oldest first. */
export const findByAddress = async <Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  address: string,
): Promise<DataFromCollectionSlug<Slug>[]> => {
  // Without case, but also within longer addresses; these are left out afterwards.
  const found = await findAll(req, collection, { email: { like: address.trim() } }, { sort: 'id' })
  const docs = found as (DataFromCollectionSlug<Slug> & { email?: string | null })[]
  return docs.filter(({ email }) => plainAddress(email) === plainAddress(address))
}
