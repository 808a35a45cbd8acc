import type { PageMessages } from './en'

export const de: PageMessages = {
  skipToContent: 'Zum Inhalt springen',
  menu: 'Menü',
  contact: 'Kontakt',
  mainNavigation: 'Hauptnavigation',
  submenu: 'Mehr unter „{name}“',
  footerNavigation: 'Fußzeile',
  cart: 'Warenkorb',
  language: 'Sprache',
  scrollToTop: 'Nach oben',
  draftPreview: 'Du siehst einen Entwurf. Besucher sehen ihn noch nicht.',
  lastChanged: 'Zuletzt geändert am {date}',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText:
    'Unter dieser Adresse gibt es nichts mehr, oder es gab nie etwas. Vielleicht hilft dir das weiter:',
  goneTitle: 'Diese Seite gibt es nicht mehr',
  goneText: 'Sie wurde entfernt und nicht ersetzt. Vielleicht hilft eines davon weiter:',
  notFoundSearch: 'Auf dieser Website suchen',
  notFoundSearchButton: 'Suchen',
  goHome: 'Zur Startseite',
  notFoundSchools: 'Alle Schulen ansehen',
  forbiddenTitle: 'Das kannst du nicht sehen',
  forbiddenText: 'Du musst dich anmelden, oder dein Konto reicht dafür nicht aus.',
  tooManyTitle: 'Bitte warte eine Minute',
  tooManyText: 'Von deinem Anschluss kamen zu viele Anfragen. Warte eine Minute und versuch es noch einmal.',
  badRequestTitle: 'Das hat nicht geklappt',
  badRequestText: 'Was bei uns ankam, war unvollständig oder zu groß. Es wurde nichts damit gemacht.',
  unavailableTitle: 'Wir sind gleich zurück',
  unavailableText:
    'Die Website erreicht gerade ihre Daten nicht. Bitte versuch es in ein paar Sekunden noch einmal.',
  busyTitle: 'Gerade ist viel los',
  busyText:
    'Es kommen mehr Anfragen, als wir auf einmal beantworten können. Bitte versuch es in ein paar Sekunden noch einmal.',
  errorTitle: 'Entschuldigung, das lag an uns',
  errorText: 'Bei uns ist etwas schiefgegangen, und die Seite konnte nicht angezeigt werden.',
  errorWhatNow:
    'Warte einen Moment und lade die Seite neu. Wenn es wieder passiert, schreib uns und schick diese zwei Zeilen mit:',
  errorCode: 'Fehler',
  errorRequest: 'Anfrage',
}
