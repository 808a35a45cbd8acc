import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

export const todayTexts: PanelTexts<{ today: string; nothing: string }> = {
  en: { today: 'Today', nothing: 'Nothing waits for you.' },
  de: { today: 'Heute', nothing: 'Es gibt nichts zu tun.' },
  es: { today: 'Hoy', nothing: 'No hay nada pendiente.' },
  fr: { today: 'Aujourd’hui', nothing: 'Rien ne vous attend.' },
  it: { today: 'Oggi', nothing: 'Non c’è niente da fare.' },
  pt: { today: 'Hoje', nothing: 'Não há nada pendente.' },
  ca: { today: 'Avui', nothing: 'No hi ha res pendent.' },
}
