import type { GlobalConfig } from 'payload'
import { administrators, moderators, staff } from '../../platform/payload/access'
import { checkboxField, row } from '../../platform/payload/fields/field-factories'
import { approvalModes, MAX_DEPTH, SPAM_THRESHOLD, threadOrders } from './contract'

const approvalLabels = {
  never: 'Every comment waits for a moderator',
  always: 'Comments appear at once',
  first: 'Only the first comment of an author waits (their e-mail address must be confirmed)',
}

const orderLabels = { oldest: 'Oldest first', newest: 'Newest first' }

const secret = { read: administrators, update: administrators }

const fields: GlobalConfig['fields'] = [
  row(
    checkboxField('enabled', 'Visitors may write comments', { defaultValue: true }),
    checkboxField('staffOnly', 'Only people who are logged in', { defaultValue: false }),
    checkboxField('nameRequired', 'Name and e-mail are required', { defaultValue: true }),
    checkboxField('ratings', 'Visitors may give 1 to 5 stars', { defaultValue: false }),
  ),
  {
    name: 'approval',
    type: 'select',
    required: true,
    defaultValue: 'never',
    options: approvalModes.map((value) => ({ value, label: approvalLabels[value] })),
  },
  row(
    {
      name: 'order',
      type: 'select',
      required: true,
      defaultValue: 'oldest',
      options: threadOrders.map((value) => ({ value, label: orderLabels[value] })),
    },
    {
      name: 'depth',
      label: 'Levels of replies',
      type: 'number',
      required: true,
      defaultValue: 5,
      min: 1,
      max: MAX_DEPTH,
    },
    {
      name: 'perPage',
      label: 'Comments on a page',
      type: 'number',
      required: true,
      defaultValue: 50,
      min: 5,
      max: 200,
    },
    checkboxField('avatars', 'Show initials as pictures', { defaultValue: true }),
  ),
  {
    name: 'notify',
    label: 'Tell these addresses of comments that wait',
    type: 'text',
    hasMany: true,
    maxRows: 20,
  },
  checkboxField('replyMail', 'Authors may ask for a mail when somebody replies', { defaultValue: false }),
  row(
    {
      name: 'secondsBetween',
      label: 'Seconds between two comments of one visitor',
      type: 'number',
      required: true,
      defaultValue: 120,
      min: 0,
      max: 86_400,
    },
    {
      name: 'maxLinks',
      label: 'Links in a comment before it counts as spam',
      type: 'number',
      required: true,
      defaultValue: 2,
      min: 0,
      max: 50,
    },
    {
      name: 'spamThreshold',
      label: 'Score from which a comment counts as spam (0.5 to 1)',
      type: 'number',
      required: true,
      defaultValue: SPAM_THRESHOLD,
      min: 0.5,
      max: 1,
    },
  ),
  {
    name: 'blocklist',
    type: 'textarea',
    maxLength: 20_000,
    admin: {
      description:
        'One entry per line. A comment that contains one, in name, address or text, counts as spam.',
    },
  },
  checkboxField('captcha', 'Guests answer the captcha', { defaultValue: true }),
  {
    name: 'data',
    type: 'ui',
    admin: { components: { Field: '/features/comments/admin/DataLink#DataLink' } },
  },
  {
    type: 'collapsible',
    label: 'Akismet (optional)',
    admin: { initCollapsed: true },
    fields: [
      {
        name: 'akismetUrl',
        type: 'text',
        maxLength: 300,
        access: secret,
        admin: {
          description: 'For example https://rest.akismet.com. Comments and addresses are then sent there.',
        },
      },
      { name: 'akismetKey', type: 'text', maxLength: 200, access: secret },
    ],
  },
]

/** Settings of posting, display and spam protection. */
export const commentSettings: GlobalConfig = {
  slug: 'comment-settings',
  label: 'Comment settings',
  admin: { group: 'Comments' },
  access: { read: staff, update: moderators },
  fields,
}
