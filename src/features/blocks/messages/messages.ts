import type { Locale } from '../../../shared/locale'

const en = {
  fromWeek: 'from {price} a week',
  calculatePrice: 'Calculate your price',
  /** The heading of a list of start dates without one of its own. */
  nextStarts: 'Next starts',
  /** Names a table without a heading or caption for screen readers. */
  table: 'Table',
  /** Names an embed without a title for screen readers. */
  embedded: 'Embedded content',
  /** Only in the preview. */
  hidden: 'Hidden from visitors',
  edit: 'Edit this block',
}

export type BlockMessages = { [Key in keyof typeof en]: string }

const ca: BlockMessages = {
  fromWeek: 'des de {price} per setmana',
  calculatePrice: 'Calcula el teu preu',
  nextStarts: 'Pròxims inicis',
  table: 'Taula',
  embedded: 'Contingut incrustat',
  hidden: 'Amagat als visitants',
  edit: 'Edita aquest bloc',
}

const de: BlockMessages = {
  fromWeek: 'ab {price} pro Woche',
  calculatePrice: 'Deinen Preis berechnen',
  nextStarts: 'Nächste Starttermine',
  table: 'Tabelle',
  embedded: 'Eingebetteter Inhalt',
  hidden: 'Für Besucher verborgen',
  edit: 'Diesen Block bearbeiten',
}

const es: BlockMessages = {
  fromWeek: 'desde {price} por semana',
  calculatePrice: 'Calcula tu precio',
  nextStarts: 'Próximos comienzos',
  table: 'Tabla',
  embedded: 'Contenido incrustado',
  hidden: 'Oculto para los visitantes',
  edit: 'Editar este bloque',
}

const eu: BlockMessages = {
  fromWeek: 'gutxienez {price} astean',
  calculatePrice: 'Kalkulatu zure prezioa',
  nextStarts: 'Hurrengo hasierak',
  table: 'Taula',
  embedded: 'Txertatutako edukia',
  hidden: 'Bisitariei ezkutatuta',
  edit: 'Editatu bloke hau',
}

const fr: BlockMessages = {
  fromWeek: 'à partir de {price} par semaine',
  calculatePrice: 'Calculez votre prix',
  nextStarts: 'Prochaines rentrées',
  table: 'Tableau',
  embedded: 'Contenu intégré',
  hidden: 'Masqué pour les visiteurs',
  edit: 'Modifier ce bloc',
}

const gl: BlockMessages = {
  fromWeek: 'desde {price} por semana',
  calculatePrice: 'Calcula o teu prezo',
  nextStarts: 'Próximos comezos',
  table: 'Táboa',
  embedded: 'Contido incrustado',
  hidden: 'Oculto para os visitantes',
  edit: 'Editar este bloque',
}

const it: BlockMessages = {
  fromWeek: 'da {price} a settimana',
  calculatePrice: 'Calcola il tuo prezzo',
  nextStarts: 'Prossimi inizi',
  table: 'Tabella',
  embedded: 'Contenuto incorporato',
  hidden: 'Nascosto ai visitatori',
  edit: 'Modifica questo blocco',
}

const pt: BlockMessages = {
  fromWeek: 'a partir de {price} por semana',
  calculatePrice: 'Calcular o seu preço',
  nextStarts: 'Próximos inícios',
  table: 'Tabela',
  embedded: 'Conteúdo incorporado',
  hidden: 'Oculto para os visitantes',
  edit: 'Editar este bloco',
}

const ptBr: BlockMessages = {
  fromWeek: 'a partir de {price} por semana',
  calculatePrice: 'Calcule o seu preço',
  nextStarts: 'Próximos inícios',
  table: 'Tabela',
  embedded: 'Conteúdo incorporado',
  hidden: 'Oculto para os visitantes',
  edit: 'Editar este bloco',
}

export const blockMessages: Record<Locale, BlockMessages> = {
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
