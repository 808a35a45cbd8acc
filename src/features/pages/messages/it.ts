import type { PageMessages } from './en'

export const it: PageMessages = {
  skipToContent: 'Vai al contenuto',
  menu: 'Menu',
  contact: 'Contatti',
  mainNavigation: 'Principale',
  submenu: 'Altro in «{name}»',
  footerNavigation: 'Piè di pagina',
  cart: 'Carrello',
  language: 'Lingua',
  scrollToTop: 'Torna su',
  draftPreview: 'Stai vedendo una bozza. I visitatori non la vedono ancora.',
  lastChanged: 'Ultima modifica: {date}',
  notFoundTitle: 'Pagina non trovata',
  notFoundText: 'A questo indirizzo non c’è più nulla, o non c’è mai stato nulla. Forse ti è utile questo:',
  goneTitle: 'Questa pagina non esiste più',
  goneText: 'È stata rimossa e non è stata sostituita. Forse ti è utile questo:',
  notFoundSearch: 'Cerca in questo sito',
  notFoundSearchButton: 'Cerca',
  goHome: 'Vai alla pagina iniziale',
  notFoundSchools: 'Vedi tutte le scuole',
  forbiddenTitle: 'Non puoi vedere questa pagina',
  forbiddenText: 'Devi accedere, oppure il tuo account non arriva fin qui.',
  tooManyTitle: 'Aspetta un minuto',
  tooManyText: 'Sono arrivate troppe richieste dalla tua connessione. Aspetta un minuto e riprova.',
  badRequestTitle: 'Non ha funzionato',
  badRequestText:
    'Quello che abbiamo ricevuto era incompleto o troppo grande, quindi non ne abbiamo fatto nulla.',
  unavailableTitle: 'Torniamo subito',
  unavailableText:
    'Il sito in questo momento non riesce a raggiungere i suoi dati. Riprova tra qualche secondo.',
  busyTitle: 'Il sito è molto richiesto',
  busyText:
    'Stiamo ricevendo più richieste di quante possiamo gestirne insieme. Riprova tra qualche secondo.',
  errorTitle: 'Ci dispiace, è colpa nostra',
  errorText: 'Qualcosa non ha funzionato da parte nostra e la pagina non può essere mostrata.',
  errorWhatNow:
    'Aspetta un momento e ricarica la pagina. Se succede ancora, scrivici e mandaci queste due righe:',
  errorCode: 'Errore',
  errorRequest: 'Richiesta',
}
