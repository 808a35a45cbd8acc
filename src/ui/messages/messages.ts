import type { Locale } from '../../shared/locale'

const en = {
  ok: 'OK',
  cancel: 'Cancel',
  loading: 'Loading....',
  failed: 'This could not be loaded. Please try again later.',
  moreAbout: 'More about {subject}',
  noResults: 'No results match “{typed}”',
}

/** The texts of the widgets themselves. A key that is missing in one language does not compile. */
export type UiMessages = { [Key in keyof typeof en]: string }

export const uiMessages: Record<Locale, UiMessages> = {
  en,
  ca: {
    ok: 'D’acord',
    cancel: 'Cancel·la',
    loading: 'S’està carregant....',
    failed: 'No s’ha pogut carregar. Torna-ho a provar més tard.',
    moreAbout: 'Més sobre {subject}',
    noResults: 'Cap resultat coincideix amb «{typed}»',
  },
  de: {
    ok: 'OK',
    cancel: 'Abbrechen',
    loading: 'Wird geladen....',
    failed: 'Das konnte nicht geladen werden. Bitte versuche es später noch einmal.',
    moreAbout: 'Mehr zu {subject}',
    noResults: 'Nichts gefunden für „{typed}“',
  },
  es: {
    ok: 'Aceptar',
    cancel: 'Cancelar',
    loading: 'Cargando....',
    failed: 'No se ha podido cargar. Inténtalo de nuevo más tarde.',
    moreAbout: 'Más sobre {subject}',
    noResults: 'Ningún resultado coincide con «{typed}»',
  },
  eu: {
    ok: 'Ados',
    cancel: 'Utzi',
    loading: 'Kargatzen....',
    failed: 'Ezin izan da kargatu. Saiatu berriro geroago.',
    moreAbout: '{subject}: informazio gehiago',
    noResults: 'Ez dago «{typed}» bilaketarekin bat datorrenik',
  },
  fr: {
    ok: 'OK',
    cancel: 'Annuler',
    loading: 'Chargement....',
    failed: 'Le contenu n’a pas pu être chargé. Veuillez réessayer plus tard.',
    moreAbout: 'En savoir plus : {subject}',
    noResults: 'Aucun résultat pour « {typed} »',
  },
  gl: {
    ok: 'Aceptar',
    cancel: 'Cancelar',
    loading: 'Cargando....',
    failed: 'Non se puido cargar. Téntao de novo máis tarde.',
    moreAbout: 'Máis sobre {subject}',
    noResults: 'Ningún resultado coincide con «{typed}»',
  },
  it: {
    ok: 'OK',
    cancel: 'Annulla',
    loading: 'Caricamento....',
    failed: 'Impossibile caricare il contenuto. Riprova più tardi.',
    moreAbout: 'Di più su {subject}',
    noResults: 'Nessun risultato per «{typed}»',
  },
  pt: {
    ok: 'OK',
    cancel: 'Cancelar',
    loading: 'A carregar....',
    failed: 'Não foi possível carregar. Tente novamente mais tarde.',
    moreAbout: 'Mais sobre {subject}',
    noResults: 'Nenhum resultado para «{typed}»',
  },
  'pt-br': {
    ok: 'OK',
    cancel: 'Cancelar',
    loading: 'Carregando....',
    failed: 'Não foi possível carregar. Tente novamente mais tarde.',
    moreAbout: 'Mais sobre {subject}',
    noResults: 'Nenhum resultado para “{typed}”',
  },
}
