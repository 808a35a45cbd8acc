import { editors } from '../../platform/payload/access'
import {
  type CountTexts,
  countedItem,
  countVisible,
  listHref,
  type TodayQuestion,
} from '../../platform/payload/admin/today'

const received: CountTexts = {
  en: { one: 'new form from a visitor', many: 'new forms from visitors' },
  de: { one: 'neues Formular eines Besuchers', many: 'neue Formulare von Besuchern' },
  es: { one: 'formulario nuevo de un visitante', many: 'formularios nuevos de visitantes' },
  fr: { one: 'nouveau formulaire d’un visiteur', many: 'nouveaux formulaires de visiteurs' },
  it: { one: 'nuovo modulo di un visitatore', many: 'nuovi moduli di visitatori' },
  pt: { one: 'novo formulário de um visitante', many: 'novos formulários de visitantes' },
  ca: { one: 'formulari nou d’un visitant', many: 'formularis nous de visitants' },
}

export const formsCard: TodayQuestion = async (req) => {
  if (!editors({ req })) return []
  const count = await countVisible(req, 'form-submissions', { state: { equals: 'new' } })
  return countedItem(req, received, count, {
    href: listHref('form-submissions', { state: { equals: 'new' } }),
  })
}
