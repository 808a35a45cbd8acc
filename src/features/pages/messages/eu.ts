import type { PageMessages } from './en'

export const eu: PageMessages = {
  skipToContent: 'Joan edukira',
  menu: 'Menua',
  mainNavigation: 'Nagusia',
  footerNavigation: 'Orri-oina',
  language: 'Hizkuntza',
  contact: 'Harremanetarako',
  scrollToTop: 'Itzuli gora',
  draftPreview: 'Zirriborro bat ikusten ari zara. Bisitariek oraindik ez dute ikusten.',
  lastChanged: 'Azken aldaketa: {date}',
  notFoundTitle: 'Orri honek alde egin du',
  notFoundText: 'Helbide honetan ez dago ezer, edo ez da inoiz egon. Agian hauetako batek lagunduko dizu:',
  notFoundSearch: 'Bilatu eskola edo herri bat',
  notFoundSearchButton: 'Bilatu',
  goHome: 'Joan hasierako orrira',
  notFoundSchools: 'Ikusi eskola guztiak',
  errorTitle: 'Barkatu, gure errua izan da',
  errorText: 'Zerbaitek huts egin du gure aldetik, eta ezin izan da orria erakutsi.',
  errorWhatNow:
    'Itxaron une bat eta kargatu orria berriro. Gertatzen jarraitzen badu, idatzi guri eta bidali bi lerro hauek:',
  errorCode: 'Errorea',
  errorRequest: 'Eskaera',
}
