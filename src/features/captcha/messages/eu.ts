import type { CaptchaMessages } from './en'

export const eu: CaptchaMessages = {
  question: 'Zenbat dira {a} gehi {b}?',
  hint: 'Erantzun zenbaki batekin. Horrela, programek ez gaituzte gainezka egiten.',
  working:
    'Atzeko planoan egiaztatzen da pertsona batek betetzen duela hau. Ezer ez da gune honetatik ateratzen.',
  done: 'Egiaztatuta: pertsona batek betetzen du.',
  wrong: 'Erantzun galderari zenbaki zuzenarekin.',
  used: 'Erantzun hori lehendik erabilita dago edo zaharregia da. Erantzun galdera berriari.',
  numbers: 'bat bi hiru lau bost sei zazpi zortzi bederatzi',
  away: 'Oraintxe ezin izan da pertsona bat zarela egiaztatzen amaitu. Bidali berriro formularioa une baten buruan.',
  notDone: 'Osatu pertsona bat zarela egiaztatzeko proba.',
  notLoaded:
    'Pertsona bat zarela egiaztatzeko proba ez da kargatzen. Begiratu konexioa edo saiatu geroago. Idatzi duzuna hemen dago oraindik.',
  notAnswered: 'Proba ez da garaiz osatu. Osatu eta bidali berriro formularioa.',
  noScript: 'Proba honek JavaScript behar du. Aktibatu edo idatzi guri posta elektronikoz.',
}
