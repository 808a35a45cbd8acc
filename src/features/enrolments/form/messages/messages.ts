import type { Locale } from '../../../../shared/locale'
import { ca } from './ca'
import { de } from './de'
import { type EnrolMessages, en } from './en'
import { es } from './es'
import { eu } from './eu'
import { fr } from './fr'
import { gl } from './gl'
import { it } from './it'
import { pt } from './pt'
import { ptBr } from './pt-br'

export const enrolMessages: Record<Locale, EnrolMessages> = {
  ca,
  de,
  en,
  es,
  eu,
  fr,
  gl,
  it,
  pt,
  'pt-br': ptBr,
}
