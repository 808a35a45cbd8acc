import type { PageMessages } from './en'

export const ca: PageMessages = {
  skipToContent: 'Ves al contingut',
  menu: 'Menú',
  mainNavigation: 'Principal',
  footerNavigation: 'Peu de pàgina',
  language: 'Idioma',
  contact: 'Contacte',
  scrollToTop: 'Torna a dalt',
  draftPreview: 'Estàs veient un esborrany. Els visitants encara no el veuen.',
  lastChanged: 'Darrera modificació: {date}',
  notFoundTitle: 'Aquesta pàgina ha marxat de viatge',
  notFoundText: 'En aquesta adreça ja no hi ha res, o no hi ha hagut mai res. Potser et serveix això:',
  notFoundSearch: 'Cerca una escola o una població',
  notFoundSearchButton: 'Cerca',
  goHome: 'Ves a la pàgina d’inici',
  notFoundSchools: 'Mostra totes les escoles',
  errorTitle: 'Ho sentim, ha estat culpa nostra',
  errorText: 'Alguna cosa ha fallat per part nostra i no s’ha pogut mostrar la pàgina.',
  errorWhatNow:
    'Espera un moment i torna a carregar la pàgina. Si continua passant, escriu-nos i envia’ns aquestes dues línies:',
  errorCode: 'Error',
  errorRequest: 'Petició',
}
