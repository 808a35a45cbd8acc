import {
  type PanelLanguage,
  type PanelTexts,
  panelLanguages,
  textsIn,
} from '../../../platform/payload/admin/panel-texts'
import type { Mail } from '../../../shared/formats/mail'
import { type MailBlock, type MailContent, mailText } from '../../../shared/formats/mail-content'
import { fill } from '../../../shared/text/message'

const frame: PanelTexts<{ hello: string; why: string }> = {
  en: { hello: 'Hello {name},', why: 'You receive this e-mail because you have an account at {host}.' },
  de: { hello: 'Guten Tag {name},', why: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {host} haben.' },
  es: { hello: 'Hola, {name}:', why: 'Recibe este correo porque tiene una cuenta en {host}.' },
  fr: { hello: 'Bonjour {name},', why: 'Vous recevez ce courriel parce que vous avez un compte sur {host}.' },
  it: { hello: 'Buongiorno {name},', why: 'Riceve questa e-mail perché ha un account su {host}.' },
  pt: { hello: 'Olá, {name}:', why: 'Recebe este e-mail porque tem uma conta em {host}.' },
  ca: { hello: 'Hola, {name}:', why: 'Rep aquest correu perquè té un compte a {host}.' },
}

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
  const { hello, why } = textsIn(frame, language)
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
    greeting: fill(hello, { name: user.name }),
    blocks,
    footer: [{ text: fill(why, { host }) }],
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
