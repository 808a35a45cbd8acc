import { type PanelLanguage, panelLanguages } from '../../../platform/payload/admin/panel-texts'
import type { Mail } from '../../../shared/formats/mail'
import { type MailBlock, type MailContent, mailText } from '../../../shared/formats/mail-content'
import { panelLocale } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import { staffAccountsPanelMessages } from '../messages/panel/messages'

export interface StaffMailParts {
  user: { id: number; name: string; email: string }
  site: { name: string; email?: string | null }
  publicUrl: string
}

interface StaffMailTexts {
  about: string
  subject: string
  title: string
  blocks: MailBlock[]
  /** Values of the placeholders in the texts, besides the site. */
  values: Record<string, string>
}

const panelLanguage = (language: string): PanelLanguage =>
  panelLanguages.find((known) => known === language) ?? 'en'

export const staffMail = (
  language: string,
  { user, site, publicUrl }: StaffMailParts,
  texts: StaffMailTexts,
): Mail => {
  const t = staffAccountsPanelMessages(panelLocale(language))
  const { host } = new URL(publicUrl)
  const values = { site: site.name, ...texts.values }
  const blocks = texts.blocks.map((block) =>
    block.type === 'text' || block.type === 'notice' ? { ...block, text: fill(block.text, values) } : block,
  )
  const [first] = blocks
  const content: MailContent = {
    locale: panelLanguage(language),
    sender: { name: site.name, detail: host },
    title: texts.title,
    preheader: first?.type === 'text' || first?.type === 'notice' ? first.text : texts.title,
    greeting: t('staffMail.hello', { name: user.name }),
    blocks,
    footer: [{ text: t('staffMail.why', { host }) }],
  }
  return {
    to: user.email,
    ...(site.email && { replyTo: site.email }),
    fromName: site.name,
    about: texts.about,
    subject: fill(texts.subject, values),
    text: mailText(content),
    content,
  }
}
