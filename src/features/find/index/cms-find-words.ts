import type { CollectionConfig, CollectionSlug } from 'payload'
import type { DeclaringSite } from '../../../platform/feature'
import { nobody } from '../../../platform/payload/access'
import { withHooks } from '../../../platform/payload/extend-config'
import { ofNoSchool } from '../../../platform/payload/school-scope'
import { forgetWords, storeWords } from './store-words.server'

/**
 * The words of the documents that staff find, one row for each word of a document. Nobody reads them but the site itself; results
 * are read from the documents, with the rights of whoever asks.
 */
export const findWords: CollectionConfig = {
  slug: 'find-words',
  custom: ofNoSchool(),
  admin: { hidden: true },
  timestamps: false,
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['word', 'kind', 'document'] }, { fields: ['kind', 'document', 'word'] }],
  fields: [
    { name: 'kind', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'word', type: 'text', required: true },
  ],
}

/** Keeps the words of a document in the transaction that changes it. */
export const followWords = (collection: CollectionConfig, { features }: DeclaringSite): CollectionConfig => {
  const source = features
    .flatMap(({ finds = [] }) => finds)
    .find((each) => each.collection === (collection.slug as CollectionSlug))
  if (!source) return collection
  return withHooks(collection, {
    afterChange: [({ doc, req }) => storeWords(req, source, [Number(doc.id)])],
    afterDelete: [({ id, req }) => forgetWords(req, source.collection, [Number(id)])],
  })
}
