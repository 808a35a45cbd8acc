'use client'

import { MenuLink } from '../../../../platform/payload/admin/menu/MenuLink'
import type { PanelTexts } from '../../../../platform/payload/admin/panel-texts'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { DESK_PATH } from '../../request/request-rules'

const texts: PanelTexts<{ title: string; news: (count: number) => string }> = {
  en: { title: 'Enrolments', news: (count) => `${count} new` },
  de: { title: 'Anmeldungen', news: (count) => `${count} neu` },
  es: { title: 'Matrículas', news: (count) => (count === 1 ? '1 nueva' : `${count} nuevas`) },
  fr: { title: 'Inscriptions', news: (count) => (count === 1 ? '1 nouvelle' : `${count} nouvelles`) },
  it: { title: 'Iscrizioni', news: (count) => (count === 1 ? '1 nuova' : `${count} nuove`) },
  pt: { title: 'Inscrições', news: (count) => (count === 1 ? '1 nova' : `${count} novas`) },
  ca: { title: 'Matrícules', news: (count) => (count === 1 ? '1 nova' : `${count} noves`) },
}

export const NewLink = ({ count }: { count: number }) => {
  const { title, news } = usePanelTexts(texts)
  return (
    <MenuLink id="nav-enrolments" href={DESK_PATH}>
      {title}
      {count > 0 && ` (${news(count)})`}
    </MenuLink>
  )
}
