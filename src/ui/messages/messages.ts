import type { Locale } from '../../shared/locale'

const en = {
  ok: 'OK',
  cancel: 'Cancel',
  loading: 'Loading....',
  failed: 'This could not be loaded. Please try again later.',
  moreAbout: 'More about {subject}',
  noResults: 'No results match “{typed}”',
  offline:
    'We cannot reach our website. Are you offline? Nothing has been sent, and everything you entered is still here.',
  retry: 'Try again',
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
    offline:
      'No podem connectar amb el web. Tens connexió? No s’ha enviat res i tot el que has escrit continua aquí.',
    retry: 'Torna-ho a provar',
  },
  de: {
    ok: 'OK',
    cancel: 'Abbrechen',
    loading: 'Wird geladen....',
    failed: 'Das konnte nicht geladen werden. Bitte versuche es später noch einmal.',
    moreAbout: 'Mehr zu {subject}',
    noResults: 'Nichts gefunden für „{typed}“',
    offline:
      'Wir erreichen unsere Website nicht. Bist du offline? Es wurde nichts gesendet, und alle deine Eingaben sind noch da.',
    retry: 'Noch einmal versuchen',
  },
  es: {
    ok: 'Aceptar',
    cancel: 'Cancelar',
    loading: 'Cargando....',
    failed: 'No se ha podido cargar. Inténtalo de nuevo más tarde.',
    moreAbout: 'Más sobre {subject}',
    noResults: 'Ningún resultado coincide con «{typed}»',
    offline:
      'No podemos conectar con la web. ¿Tienes conexión? No se ha enviado nada y todo lo que has escrito sigue aquí.',
    retry: 'Volver a intentarlo',
  },
  eu: {
    ok: 'Ados',
    cancel: 'Utzi',
    loading: 'Kargatzen....',
    failed: 'Ezin izan da kargatu. Saiatu berriro geroago.',
    moreAbout: '{subject}: informazio gehiago',
    noResults: 'Ez dago «{typed}» bilaketarekin bat datorrenik',
    offline:
      'Ezin dugu webgunearekin konektatu. Konexiorik baduzu? Ez da ezer bidali, eta idatzi duzun guztia hemen dago oraindik.',
    retry: 'Saiatu berriro',
  },
  fr: {
    ok: 'OK',
    cancel: 'Annuler',
    loading: 'Chargement....',
    failed: 'Le contenu n’a pas pu être chargé. Veuillez réessayer plus tard.',
    moreAbout: 'En savoir plus : {subject}',
    noResults: 'Aucun résultat pour « {typed} »',
    offline:
      'Notre site est injoignable. Êtes-vous hors ligne ? Rien n’a été envoyé, et tout ce que vous avez saisi est toujours là.',
    retry: 'Réessayer',
  },
  gl: {
    ok: 'Aceptar',
    cancel: 'Cancelar',
    loading: 'Cargando....',
    failed: 'Non se puido cargar. Téntao de novo máis tarde.',
    moreAbout: 'Máis sobre {subject}',
    noResults: 'Ningún resultado coincide con «{typed}»',
    offline:
      'Non podemos conectar coa web. Tes conexión? Non se enviou nada e todo o que escribiches segue aquí.',
    retry: 'Tentalo de novo',
  },
  it: {
    ok: 'OK',
    cancel: 'Annulla',
    loading: 'Caricamento....',
    failed: 'Impossibile caricare il contenuto. Riprova più tardi.',
    moreAbout: 'Di più su {subject}',
    noResults: 'Nessun risultato per «{typed}»',
    offline:
      'Non riusciamo a raggiungere il sito. Sei offline? Non è stato inviato niente e tutto quello che hai inserito è ancora qui.',
    retry: 'Riprova',
  },
  pt: {
    ok: 'OK',
    cancel: 'Cancelar',
    loading: 'A carregar....',
    failed: 'Não foi possível carregar. Tente novamente mais tarde.',
    moreAbout: 'Mais sobre {subject}',
    noResults: 'Nenhum resultado para «{typed}»',
    offline:
      'Não conseguimos ligar ao site. Está sem ligação? Não foi enviado nada e tudo o que escreveu continua aqui.',
    retry: 'Tentar de novo',
  },
  'pt-br': {
    ok: 'OK',
    cancel: 'Cancelar',
    loading: 'Carregando....',
    failed: 'Não foi possível carregar. Tente novamente mais tarde.',
    moreAbout: 'Mais sobre {subject}',
    noResults: 'Nenhum resultado para “{typed}”',
    offline:
      'Não conseguimos acessar o site. Você está sem conexão? Nada foi enviado e tudo o que você preencheu continua aqui.',
    retry: 'Tentar de novo',
  },
}
