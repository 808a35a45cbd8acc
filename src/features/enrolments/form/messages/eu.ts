import type { EnrolMessages } from './en'

export const eu: EnrolMessages = {
  keptGone: 'Idatzi zenuena ez dago jada hemen. 30 minutuz gordetzen dugu, edo eskaera bidali arte.',
  sentBefore: 'Eskaera hau bidalia duzu lehendik',
  sentBeforeText:
    'Eskolak badu pertsona beraren eskaera bat egonaldi bererako. Ez duzu berriro bidali beharrik.',
  sentOn: 'Bidalita: {date}',
  sendAgain: 'Bidali beste eskaera bat',
  sendAgainText:
    'Bigarren eskaera bat bereiz egin nahi duzu, adibidez zure helbide elektroniko bera erabiltzen duen norbaitentzat?',
  confirmed: 'Berrespen bat bidali dizugu posta elektronikoz.',
  summary: 'Zure eskaera',
  nextTitle: 'Orain zer',
  nextCheck: 'Eskolak egun horietan zuretzako lekurik dagoen begiratuko du.',
  nextAnswerOne: 'Posta elektronikoz erantzungo du lanegun baten buruan.',
  nextAnswerOther: 'Posta elektronikoz erantzungo du {count} laneguneko epean.',
  nextPay:
    'Zure lekua berretsita dagoenean, eskolak nola ordaindu esango dizu. Ordura arte ez duzu ezer ordaintzen.',
  openQuote: 'Ireki aurrekontua',
  calendar: 'Gehitu datak egutegira',
  questionsText: 'Jarri harremanetan {school} eskolarekin eta aipatu erreferentzia.',
}
