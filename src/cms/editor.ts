import { BlocksFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { videoPlayer } from '../shared/embed-html'

const maxCode = 20_000

/** Something of another site inside a text. Visitors see it when they allow the service. */
const embedBlock: Block = {
  slug: 'embed',
  labels: { singular: 'Embed', plural: 'Embeds' },
  fields: [
    {
      name: 'code',
      label: 'Address of a video, or embed code',
      type: 'textarea',
      required: true,
      maxLength: maxCode,
      admin: {
        description:
          'An address of YouTube or Vimeo, or the HTML that a service gives for embedding. Only administrators can add scripts.',
      },
      validate: (value: unknown) => {
        const code = typeof value === 'string' ? value.trim() : ''
        if (!code) return 'Give the address of a video or an embed code.'
        if (code.length > maxCode) return `Use at most ${maxCode} characters.`
        return code.includes('<') || videoPlayer(code)
          ? true
          : 'This is neither an address of a YouTube or Vimeo video nor an embed code.'
      },
    },
    {
      name: 'title',
      type: 'text',
      maxLength: 120,
      admin: {
        description: 'What it shows, for people who cannot see it. Used where the code has no title.',
      },
    },
  ],
}

/** The editor of every rich text of the site. */
export const siteEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [...defaultFeatures, BlocksFeature({ blocks: [embedBlock] })],
})
