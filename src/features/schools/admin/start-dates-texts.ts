import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

const en = {
  /** The list; `count` is the number of its dates. */
  listed: (count: number) => `Dates in the list: ${count}`,
  none: 'No date yet.',
  remove: (date: string) => `Remove ${date}`,
  paste: 'Type or paste dates',
  formats:
    'As many as you like, one per line or separated by commas: 2027-01-11, 11.01.2027, 11/01/2027 (the day comes first), 11 January 2027.',
  understood: (count: number) => `Dates understood: ${count}`,
  known: (count: number) => `In the list already: ${count}`,
  unknown: 'Not understood, left out:',
  add: 'Add to the list',
  replace: 'Replace the list',
  tooMany: (max: number) => `The list can have at most ${max} dates.`,
}

export const startDatesTexts: PanelTexts<typeof en> = {
  en,
  de: {
    listed: (count) => `Daten in der Liste: ${count}`,
    none: 'Noch kein Datum.',
    remove: (date) => `${date} entfernen`,
    paste: 'Daten eintippen oder einfügen',
    formats:
      'Beliebig viele, eines pro Zeile oder durch Kommas getrennt: 2027-01-11, 11.01.2027, 11/01/2027 (der Tag steht vorn), 11. Januar 2027.',
    understood: (count) => `Erkannte Daten: ${count}`,
    known: (count) => `Schon in der Liste: ${count}`,
    unknown: 'Nicht erkannt, wird weggelassen:',
    add: 'Zur Liste hinzufügen',
    replace: 'Liste ersetzen',
    tooMany: (max) => `Die Liste kann höchstens ${max} Daten haben.`,
  },
  es: {
    listed: (count) => `Fechas en la lista: ${count}`,
    none: 'Todavía no hay fechas.',
    remove: (date) => `Quitar ${date}`,
    paste: 'Escriba o pegue fechas',
    formats:
      'Tantas como quiera, una por línea o separadas por comas: 2027-01-11, 11.01.2027, 11/01/2027 (primero el día), 11 de enero de 2027.',
    understood: (count) => `Fechas reconocidas: ${count}`,
    known: (count) => `Ya están en la lista: ${count}`,
    unknown: 'No se entiende y se omite:',
    add: 'Añadir a la lista',
    replace: 'Sustituir la lista',
    tooMany: (max) => `La lista puede tener como máximo ${max} fechas.`,
  },
  fr: {
    listed: (count) => `Dates dans la liste : ${count}`,
    none: 'Aucune date pour l’instant.',
    remove: (date) => `Retirer le ${date}`,
    paste: 'Saisissez ou collez des dates',
    formats:
      'Autant que vous voulez, une par ligne ou séparées par des virgules : 2027-01-11, 11.01.2027, 11/01/2027 (le jour en premier), 11 janvier 2027.',
    understood: (count) => `Dates reconnues : ${count}`,
    known: (count) => `Déjà dans la liste : ${count}`,
    unknown: 'Non reconnu, laissé de côté :',
    add: 'Ajouter à la liste',
    replace: 'Remplacer la liste',
    tooMany: (max) => `La liste peut contenir au plus ${max} dates.`,
  },
  it: {
    listed: (count) => `Date nell’elenco: ${count}`,
    none: 'Ancora nessuna data.',
    remove: (date) => `Togli ${date}`,
    paste: 'Scriva o incolli le date',
    formats:
      'Quante ne vuole, una per riga o separate da virgole: 2027-01-11, 11.01.2027, 11/01/2027 (prima il giorno), 11 gennaio 2027.',
    understood: (count) => `Date riconosciute: ${count}`,
    known: (count) => `Già nell’elenco: ${count}`,
    unknown: 'Non riconosciuto, viene tralasciato:',
    add: 'Aggiungi all’elenco',
    replace: 'Sostituisci l’elenco',
    tooMany: (max) => `L’elenco può avere al massimo ${max} date.`,
  },
  pt: {
    listed: (count) => `Datas na lista: ${count}`,
    none: 'Ainda não há datas.',
    remove: (date) => `Retirar ${date}`,
    paste: 'Escreva ou cole datas',
    formats:
      'As que quiser, uma por linha ou separadas por vírgulas: 2027-01-11, 11.01.2027, 11/01/2027 (primeiro o dia), 11 de janeiro de 2027.',
    understood: (count) => `Datas reconhecidas: ${count}`,
    known: (count) => `Já na lista: ${count}`,
    unknown: 'Não se percebe e fica de fora:',
    add: 'Acrescentar à lista',
    replace: 'Substituir a lista',
    tooMany: (max) => `A lista pode ter no máximo ${max} datas.`,
  },
  ca: {
    listed: (count) => `Dates a la llista: ${count}`,
    none: 'Encara no hi ha cap data.',
    remove: (date) => `Treu ${date}`,
    paste: 'Escrigui o enganxi dates',
    formats:
      'Tantes com vulgui, una per línia o separades per comes: 2027-01-11, 11.01.2027, 11/01/2027 (primer el dia), 11 de gener de 2027.',
    understood: (count) => `Dates reconegudes: ${count}`,
    known: (count) => `Ja són a la llista: ${count}`,
    unknown: 'No s’entén i s’omet:',
    add: 'Afegeix a la llista',
    replace: 'Substitueix la llista',
    tooMany: (max) => `La llista pot tenir com a màxim ${max} dates.`,
  },
}
