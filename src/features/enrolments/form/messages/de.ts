import type { EnrolMessages } from './en'

export const de: EnrolMessages = {
  keptGone:
    'Was du geschrieben hast, ist nicht mehr da. Wir bewahren es 30 Minuten auf, oder bis die Anfrage gesendet ist.',
  sentBefore: 'Du hast diese Anfrage schon gesendet',
  sentBeforeText:
    'Der Schule liegt schon eine Anfrage derselben Person für denselben Aufenthalt vor. Du brauchst sie nicht noch einmal zu senden.',
  sentOn: 'Gesendet am {date}',
  sendAgain: 'Weitere Anfrage senden',
  sendAgainText:
    'Möchtest du eine zweite, eigene Anfrage senden, zum Beispiel für jemanden, der deine E-Mail-Adresse mitbenutzt?',
  confirmed: 'Wir haben dir eine Bestätigung per E-Mail geschickt.',
  summary: 'Deine Anfrage',
  nextTitle: 'Wie es weitergeht',
  nextCheck: 'Die Schule prüft, ob es an diesen Tagen einen Platz für dich gibt.',
  nextAnswerOne: 'Sie antwortet innerhalb eines Werktags per E-Mail.',
  nextAnswerOther: 'Sie antwortet innerhalb von {count} Werktagen per E-Mail.',
  nextPay: 'Wenn dein Platz bestätigt ist, sagt dir die Schule, wie du bezahlst. Vorher bezahlst du nichts.',
  openQuote: 'Angebot öffnen',
  calendar: 'Termine in den Kalender übernehmen',
  questionsText: 'Wende dich an {school} und nenn die Referenznummer.',
}
