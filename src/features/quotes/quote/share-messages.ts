import type { Locale } from '../../../shared/locale'

// The texts about a quote's address and its language.

const en = {
  address: 'Address of this quote',
  copy: 'Copy link',
  copied: 'The link has been copied.',
  selected: 'The address is selected. Copy it with the keyboard or the menu of your browser.',
  share: 'Share',
  language: 'Language of the quote',
  savedIn:
    'This quote was saved in another language ({language}). Names of courses, accommodation and extras are in that language.',
}

export type ShareMessages = { [Key in keyof typeof en]: string }

export const shareMessages: Record<Locale, ShareMessages> = {
  en,
  ca: {
    address: 'Adreça d’aquest pressupost',
    copy: 'Copiar l’enllaç',
    copied: 'S’ha copiat l’enllaç.',
    selected: 'L’adreça està seleccionada. Copia-la amb el teclat o amb el menú del navegador.',
    share: 'Compartir',
    language: 'Idioma del pressupost',
    savedIn:
      'Aquest pressupost es va desar en un altre idioma ({language}). Els noms dels cursos, l’allotjament i els extres hi apareixen en aquell idioma.',
  },
  de: {
    address: 'Adresse dieses Angebots',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    selected: 'Die Adresse ist markiert. Kopiere sie mit der Tastatur oder dem Menü des Browsers.',
    share: 'Teilen',
    language: 'Sprache des Angebots',
    savedIn:
      'Dieses Angebot wurde in einer anderen Sprache gespeichert ({language}). Die Namen von Kursen, Unterkunft und Extras stehen in dieser Sprache.',
  },
  es: {
    address: 'Dirección de este presupuesto',
    copy: 'Copiar el enlace',
    copied: 'Se ha copiado el enlace.',
    selected: 'La dirección está seleccionada. Cópiala con el teclado o con el menú del navegador.',
    share: 'Compartir',
    language: 'Idioma del presupuesto',
    savedIn:
      'Este presupuesto se guardó en otro idioma ({language}). Los nombres de los cursos, el alojamiento y los extras están en ese idioma.',
  },
  eu: {
    address: 'Aurrekontu honen helbidea',
    copy: 'Kopiatu esteka',
    copied: 'Esteka kopiatu da.',
    selected: 'Helbidea hautatuta dago. Kopiatu teklatuarekin edo nabigatzailearen menuarekin.',
    share: 'Partekatu',
    language: 'Aurrekontuaren hizkuntza',
    savedIn:
      'Aurrekontu hau beste hizkuntza batean gorde zen ({language}). Ikastaroen, ostatuaren eta gehigarrien izenak hizkuntza horretan daude.',
  },
  fr: {
    address: 'Adresse de ce devis',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    selected: 'L’adresse est sélectionnée. Copiez-la avec le clavier ou le menu du navigateur.',
    share: 'Partager',
    language: 'Langue du devis',
    savedIn:
      'Ce devis a été enregistré dans une autre langue ({language}). Les noms des cours, de l’hébergement et des options sont dans cette langue.',
  },
  gl: {
    address: 'Enderezo deste orzamento',
    copy: 'Copiar a ligazón',
    copied: 'Copiouse a ligazón.',
    selected: 'O enderezo está seleccionado. Cópiao co teclado ou co menú do navegador.',
    share: 'Compartir',
    language: 'Lingua do orzamento',
    savedIn:
      'Este orzamento gardouse noutra lingua ({language}). Os nomes dos cursos, do aloxamento e dos extras están nesa lingua.',
  },
  it: {
    address: 'Indirizzo di questo preventivo',
    copy: 'Copia il link',
    copied: 'Il link è stato copiato.',
    selected: 'L’indirizzo è selezionato. Copialo con la tastiera o con il menu del browser.',
    share: 'Condividi',
    language: 'Lingua del preventivo',
    savedIn:
      'Questo preventivo è stato salvato in un’altra lingua ({language}). I nomi dei corsi, dell’alloggio e degli extra sono in quella lingua.',
  },
  pt: {
    address: 'Endereço deste orçamento',
    copy: 'Copiar a ligação',
    copied: 'A ligação foi copiada.',
    selected: 'O endereço está selecionado. Copie-o com o teclado ou com o menu do navegador.',
    share: 'Partilhar',
    language: 'Língua do orçamento',
    savedIn:
      'Este orçamento foi guardado noutra língua ({language}). Os nomes dos cursos, do alojamento e dos extras estão nessa língua.',
  },
  'pt-br': {
    address: 'Endereço deste orçamento',
    copy: 'Copiar o link',
    copied: 'O link foi copiado.',
    selected: 'O endereço está selecionado. Copie com o teclado ou com o menu do navegador.',
    share: 'Compartilhar',
    language: 'Idioma do orçamento',
    savedIn:
      'Este orçamento foi salvo em outro idioma ({language}). Os nomes dos cursos, da acomodação e dos extras estão nesse idioma.',
  },
}
