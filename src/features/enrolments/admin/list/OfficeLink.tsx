import type { ServerProps } from 'payload'
import { hasRole } from '../../../../platform/payload/access'
import { MenuLink } from '../../../../platform/payload/admin/menu/MenuLink'
import { type PanelTexts, textsIn } from '../../../../platform/payload/admin/panel-texts'
import { OFFICE_PATH } from '../../request/request-rules'

const texts: PanelTexts<{ title: string; news: (count: number) => string }> = {
  en: { title: 'Enrolments', news: (count) => `${count} new` },
  de: { title: 'Anmeldungen', news: (count) => `${count} neu` },
  es: { title: 'Matrículas', news: (count) => (count === 1 ? '1 nueva' : `${count} nuevas`) },
  fr: { title: 'Inscriptions', news: (count) => (count === 1 ? '1 nouvelle' : `${count} nouvelles`) },
  it: { title: 'Iscrizioni', news: (count) => (count === 1 ? '1 nuova' : `${count} nuove`) },
  pt: { title: 'Inscrições', news: (count) => (count === 1 ? '1 nova' : `${count} novas`) },
  ca: { title: 'Matrícules', news: (count) => (count === 1 ? '1 nova' : `${count} noves`) },
}

/** The menu entry of the desk, with the number of new requests; not for moderators. */
export const OfficeLink = async ({ payload, user, i18n }: ServerProps) => {
  if (!hasRole({ user: user ?? null }, 'administrator', 'editor')) return null
  const { totalDocs } = await payload.count({ collection: 'enrolments', where: { state: { equals: 'new' } } })
  const { title, news } = textsIn(texts, i18n.language)
  return (
    <MenuLink id="nav-enrolments" href={OFFICE_PATH}>
      {title}
      {totalDocs > 0 && ` (${news(totalDocs)})`}
    </MenuLink>
  )
}
