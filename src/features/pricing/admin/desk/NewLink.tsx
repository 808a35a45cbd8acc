'use client'

import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { PanelTexts } from '../../../../platform/payload/admin/panel-texts'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { DESK_PATH } from '../../desk/desk-contract'

const texts: PanelTexts<{ title: string; news: (count: number) => string }> = {
  en: { title: 'Enrolments', news: (count) => `${count} new` },
  de: { title: 'Anmeldungen', news: (count) => `${count} neu` },
  es: { title: 'Matrículas', news: (count) => `${count} nuevas` },
  fr: { title: 'Inscriptions', news: (count) => `${count} nouvelles` },
  it: { title: 'Iscrizioni', news: (count) => `${count} nuove` },
  pt: { title: 'Inscrições', news: (count) => `${count} novas` },
  ca: { title: 'Matrícules', news: (count) => `${count} noves` },
}

export const NewLink = ({ count }: { count: number }) => {
  const { title, news } = usePanelTexts(texts)
  const isHere = usePathname().startsWith(DESK_PATH)
  return (
    <Link
      className="nav__link"
      id="nav-enrolments"
      href={DESK_PATH}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      {isHere && <div className="nav__link-indicator" />}
      <span className="nav__link-label">
        {title}
        {count > 0 && ` (${news(count)})`}
      </span>
    </Link>
  )
}
