import type { CollectionConfig, PayloadRequest } from 'payload'
import type { Feature } from '../../platform/feature'
import { anyone, editors } from '../../platform/payload/access'
import { countCard, countVisible, listHref } from '../../platform/payload/admin/today'
import { contentField } from '../../platform/payload/fields/content'
import { checkboxField, slugField } from '../../platform/payload/fields/field-factories'
import { formatDay } from '../../platform/payload/find-source'
import { refuseDeletionOfPlaced } from '../../platform/payload/references/refuse-deletion'
import { requestMessages } from '../../platform/payload/request-messages'
import { ofSchoolOrNone } from '../../platform/payload/school-scope'
import { withTrash } from '../../platform/payload/trash'
import { withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { translateCode } from '../../shared/messages/message-code'
import { formProblem } from './check-form'
import { formFieldBlocks } from './cms-field-blocks'
import { formsLabels } from './labels/labels'
import { formsPanelMessages } from './messages/panel/messages'
import { formSubmissions } from './submissions/cms-submissions'
import { personsSubmissions } from './submissions/persons-submissions.server'
import { formsTag, formTag } from './tags'

const isNew = { state: { equals: 'new' } }

/** Submissions that nobody has read yet. */
const submissionsCard = countCard(
  editors,
  [
    {
      text: (locale, count) => formsPanelMessages(locale)('received', { count }),
      href: listHref('form-submissions', isNew),
      icon: 'form',
    },
  ],
  async (req) => [await countVisible(req, 'form-submissions', isNew)],
)

const formCollection: CollectionConfig = {
  slug: 'forms',
  custom: ofSchoolOrNone(),
  admin: { useAsTitle: 'title', group: 'website', defaultColumns: ['title', 'updatedAt'] },
  access: { create: editors, read: anyone, update: editors, delete: editors },
  fields: [
    {
      name: 'notice',
      type: 'ui',
      admin: { components: { Field: '/features/forms/admin/FormNotice#FormNotice' } },
    },
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    slugField('title'),
    {
      name: 'fields',
      type: 'blocks',
      required: true,
      minRows: 1,
      maxRows: 40,
      blocks: formFieldBlocks,
      // Instead of Payload's own check of the number of rows.
      validate: (rows: unknown, { req }: { req: PayloadRequest }) => {
        const problem = formProblem((rows ?? []) as Parameters<typeof formProblem>[0])
        return problem ? translateCode(requestMessages(formsPanelMessages, req), problem) : true
      },
    },
    { name: 'submitLabel', type: 'text', localized: true, maxLength: 40 },
    contentField('confirmation'),
    {
      name: 'notify',
      type: 'array',
      maxRows: 10,
      access: { read: editors },
      fields: [{ name: 'email', type: 'email', required: true }],
    },
    {
      name: 'answerMail',
      type: 'group',
      fields: [
        checkboxField('enabled', { defaultValue: true }),
        { name: 'subject', type: 'text', localized: true, maxLength: 120 },
        { name: 'text', type: 'textarea', localized: true, maxLength: 2000 },
      ],
    },
    {
      name: 'school',
      type: 'relationship',
      relationTo: 'schools',
      admin: { position: 'sidebar', allowCreate: false },
    },
    checkboxField('captcha', { defaultValue: true, admin: { position: 'sidebar' } }),
  ],
}

/** Submissions stay readable without their form. */
const refuse = [refuseDeletionOfPlaced('forms', ['form-submissions'])]

export const forms: Feature = {
  name: 'forms',
  labels: formsLabels,
  reservedSlugs: ['forms'],
  collections: () => [
    withTagInvalidation(withTrash(formCollection, { refuse, unique: 'slug' }), ({ id }: { id: number }) => [
      formTag(id),
      formsTag,
    ]),
    formSubmissions,
  ],
  cards: [submissionsCard],
  finds: [
    {
      collection: 'form-submissions',
      icon: 'mail',
      may: editors,
      searched: ['summary', 'email'],
      shown: ['summary', 'email', 'createdAt'],
      line: ({ summary, email, createdAt }, language) => ({
        title: summary || email,
        detail: formatDay(language, createdAt),
      }),
    },
  ],
  personalData: () => [personsSubmissions],
}
