import type { Locale } from '../../../shared/locale'
import type { Draft } from './desk-contract'
import type { AnswerName } from './desk-rules'
import { romanceTexts } from './mail-texts-romance'

/** The texts that come with the product, for what administrators have not written themselves. */
export const answerTexts: Record<Locale, Record<AnswerName, Draft>> = {
  ...romanceTexts,
  en: {
    confirm: {
      subject: 'Your place is confirmed ({reference})',
      text: 'Dear {name},\n\nYour place is confirmed: {course}, {weeks}, from {start}. The total is {total}.\n\nAll details are below, and your quote is attached. If anything is not right, simply reply to this mail.\n\nWe look forward to seeing you.\n\nKind regards,\n{staff}\n{school}',
    },
    decline: {
      subject: 'Your enrolment request ({reference})',
      text: 'Dear {name},\n\nThank you for your request for {course} from {start}. Unfortunately we cannot offer you a place for these dates.\n\nIf another time or another course would suit you, reply to this mail and we will gladly look for it.\n\nKind regards,\n{staff}\n{school}',
    },
    documents: {
      subject: 'We need a few documents ({reference})',
      text: 'Dear {name},\n\nThank you for your request for {course} from {start}. Before we can confirm your place, please reply to this mail with a copy of your passport or identity card.\n\nAs soon as we have it, we will confirm your place.\n\nKind regards,\n{staff}\n{school}',
    },
    otherDate: {
      subject: 'Another start date for your course ({reference})',
      text: 'Dear {name},\n\nThank you for your request for {course}. There is no place left for the start on {start}. We can offer you one of these dates instead:\n\n{dates}\n\nPlease tell us which one suits you by replying to this mail.\n\nKind regards,\n{staff}\n{school}',
    },
    free: {
      subject: 'Your enrolment request ({reference})',
      text: 'Dear {name},\n\n\n\nKind regards,\n{staff}\n{school}',
    },
  },
  de: {
    confirm: {
      subject: 'Dein Platz ist bestätigt ({reference})',
      text: 'Hallo {name},\n\ndein Platz ist bestätigt: {course}, {weeks}, ab {start}. Der Gesamtpreis beträgt {total}.\n\nAlle Angaben stehen unten, dein Angebot ist angehängt. Falls etwas nicht stimmt, antworte einfach auf diese E-Mail.\n\nWir freuen uns auf dich.\n\nViele Grüße\n{staff}\n{school}',
    },
    decline: {
      subject: 'Deine Anmeldung ({reference})',
      text: 'Hallo {name},\n\nvielen Dank für deine Anmeldung für {course} ab {start}. Leider können wir dir zu diesem Termin keinen Platz anbieten.\n\nFalls ein anderer Termin oder ein anderer Kurs für dich infrage kommt, antworte auf diese E-Mail; wir suchen gern danach.\n\nViele Grüße\n{staff}\n{school}',
    },
    documents: {
      subject: 'Wir benötigen noch Unterlagen ({reference})',
      text: 'Hallo {name},\n\nvielen Dank für deine Anmeldung für {course} ab {start}. Bevor wir deinen Platz bestätigen können, antworte bitte auf diese E-Mail mit einer Kopie deines Reisepasses oder Personalausweises.\n\nSobald sie uns vorliegt, bestätigen wir deinen Platz.\n\nViele Grüße\n{staff}\n{school}',
    },
    otherDate: {
      subject: 'Ein anderer Starttermin für deinen Kurs ({reference})',
      text: 'Hallo {name},\n\nvielen Dank für deine Anmeldung für {course}. Für den Start am {start} ist kein Platz mehr frei. Stattdessen können wir dir einen dieser Termine anbieten:\n\n{dates}\n\nBitte antworte auf diese E-Mail und teile uns mit, welcher dir passt.\n\nViele Grüße\n{staff}\n{school}',
    },
    free: {
      subject: 'Deine Anmeldung ({reference})',
      text: 'Hallo {name},\n\n\n\nViele Grüße\n{staff}\n{school}',
    },
  },
  eu: {
    confirm: {
      subject: 'Zure plaza baieztatuta dago ({reference})',
      text: 'Kaixo, {name}:\n\nZure plaza baieztatuta dago: {course}, {weeks}, hasiera: {start}. Guztira: {total}.\n\nXehetasun guztiak behean dituzu, eta aurrekontua erantsita doa. Zerbait zuzen ez badago, erantzun mezu honi.\n\nLaster arte.\n\nAdeitasunez,\n{staff}\n{school}',
    },
    decline: {
      subject: 'Zure matrikula-eskaera ({reference})',
      text: 'Kaixo, {name}:\n\nEskerrik asko zure eskaeragatik: {course}, hasiera: {start}. Zoritxarrez, ezin dizugu plazarik eskaini data horietan.\n\nBeste data edo beste ikastaro bat egokia bazaizu, erantzun mezu honi eta gustura bilatuko dugu.\n\nAdeitasunez,\n{staff}\n{school}',
    },
    documents: {
      subject: 'Agiri batzuk behar ditugu ({reference})',
      text: 'Kaixo, {name}:\n\nEskerrik asko zure eskaeragatik: {course}, hasiera: {start}. Plaza baieztatu aurretik, erantzun mezu honi zure pasaportearen edo nortasun-agiriaren kopia batekin, mesedez.\n\nJaso bezain laster, zure plaza baieztatuko dugu.\n\nAdeitasunez,\n{staff}\n{school}',
    },
    otherDate: {
      subject: 'Beste hasiera-data bat zure ikastarorako ({reference})',
      text: 'Kaixo, {name}:\n\nEskerrik asko zure eskaeragatik: {course}. Ez da plazarik geratzen data honetan: {start}. Horren ordez, data hauetako bat eskain diezazukegu:\n\n{dates}\n\nErantzun mezu honi eta esan zein datorkizun ondo, mesedez.\n\nAdeitasunez,\n{staff}\n{school}',
    },
    free: {
      subject: 'Zure matrikula-eskaera ({reference})',
      text: 'Kaixo, {name}:\n\n\n\nAdeitasunez,\n{staff}\n{school}',
    },
  },
}
