import type { Locale } from '../../../shared/locale'
import type { Draft } from './office-contract'
import type { AnswerName } from './office-rules'

/** The texts that come with the product, for what administrators have not written themselves. */
export const answerTexts: Record<Locale, Record<AnswerName, Draft>> = {
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
  es: {
    confirm: {
      subject: 'Tu plaza está confirmada ({reference})',
      text: 'Hola, {name}:\n\nTu plaza está confirmada: {course}, {weeks}, a partir del {start}. El total es de {total}.\n\nMás abajo encontrarás todos los detalles, y adjuntamos tu presupuesto. Si algo no es correcto, responde a este correo.\n\nTe esperamos.\n\nUn cordial saludo,\n{staff}\n{school}',
    },
    decline: {
      subject: 'Tu solicitud de matrícula ({reference})',
      text: 'Hola, {name}:\n\nGracias por tu solicitud para {course} a partir del {start}. Lamentablemente no podemos ofrecerte una plaza en esas fechas.\n\nSi te conviene otra fecha u otro curso, responde a este correo y lo buscaremos con mucho gusto.\n\nUn cordial saludo,\n{staff}\n{school}',
    },
    documents: {
      subject: 'Necesitamos algunos documentos ({reference})',
      text: 'Hola, {name}:\n\nGracias por tu solicitud para {course} a partir del {start}. Antes de confirmar tu plaza, responde por favor a este correo con una copia de tu pasaporte o documento de identidad.\n\nEn cuanto la recibamos, confirmaremos tu plaza.\n\nUn cordial saludo,\n{staff}\n{school}',
    },
    otherDate: {
      subject: 'Otra fecha de inicio para tu curso ({reference})',
      text: 'Hola, {name}:\n\nGracias por tu solicitud para {course}. Ya no quedan plazas para el inicio del {start}. Podemos ofrecerte una de estas fechas:\n\n{dates}\n\nPor favor, responde a este correo e indícanos cuál te conviene.\n\nUn cordial saludo,\n{staff}\n{school}',
    },
    free: {
      subject: 'Tu solicitud de matrícula ({reference})',
      text: 'Hola, {name}:\n\n\n\nUn cordial saludo,\n{staff}\n{school}',
    },
  },
  fr: {
    confirm: {
      subject: 'Votre place est confirmée ({reference})',
      text: 'Bonjour {name},\n\nVotre place est confirmée : {course}, {weeks}, à partir du {start}. Le total est de {total}.\n\nVous trouverez tous les détails ci-dessous et votre devis en pièce jointe. Si quelque chose n’est pas exact, répondez simplement à cet e-mail.\n\nNous nous réjouissons de vous accueillir.\n\nCordialement,\n{staff}\n{school}',
    },
    decline: {
      subject: 'Votre demande d’inscription ({reference})',
      text: 'Bonjour {name},\n\nMerci pour votre demande pour {course} à partir du {start}. Malheureusement, nous ne pouvons pas vous proposer de place à ces dates.\n\nSi une autre date ou un autre cours vous convient, répondez à cet e-mail et nous chercherons volontiers.\n\nCordialement,\n{staff}\n{school}',
    },
    documents: {
      subject: 'Il nous manque des documents ({reference})',
      text: 'Bonjour {name},\n\nMerci pour votre demande pour {course} à partir du {start}. Avant de confirmer votre place, merci de répondre à cet e-mail avec une copie de votre passeport ou de votre carte d’identité.\n\nDès que nous l’aurons reçue, nous confirmerons votre place.\n\nCordialement,\n{staff}\n{school}',
    },
    otherDate: {
      subject: 'Une autre date de début pour votre cours ({reference})',
      text: 'Bonjour {name},\n\nMerci pour votre demande pour {course}. Il n’y a plus de place pour le début du {start}. Nous pouvons vous proposer l’une de ces dates :\n\n{dates}\n\nMerci de répondre à cet e-mail en indiquant celle qui vous convient.\n\nCordialement,\n{staff}\n{school}',
    },
    free: {
      subject: 'Votre demande d’inscription ({reference})',
      text: 'Bonjour {name},\n\n\n\nCordialement,\n{staff}\n{school}',
    },
  },
  it: {
    confirm: {
      subject: 'Il tuo posto è confermato ({reference})',
      text: 'Ciao {name},\n\nil tuo posto è confermato: {course}, {weeks}, dal {start}. Il totale è {total}.\n\nTrovi tutti i dettagli qui sotto e il preventivo in allegato. Se qualcosa non è corretto, rispondi a questa e-mail.\n\nTi aspettiamo.\n\nCordiali saluti,\n{staff}\n{school}',
    },
    decline: {
      subject: 'La tua richiesta di iscrizione ({reference})',
      text: 'Ciao {name},\n\ngrazie per la tua richiesta per {course} dal {start}. Purtroppo non possiamo offrirti un posto in queste date.\n\nSe ti va bene un’altra data o un altro corso, rispondi a questa e-mail e lo cercheremo volentieri.\n\nCordiali saluti,\n{staff}\n{school}',
    },
    documents: {
      subject: 'Ci servono alcuni documenti ({reference})',
      text: 'Ciao {name},\n\ngrazie per la tua richiesta per {course} dal {start}. Prima di confermare il tuo posto, ti preghiamo di rispondere a questa e-mail con una copia del passaporto o della carta d’identità.\n\nAppena l’avremo ricevuta, confermeremo il tuo posto.\n\nCordiali saluti,\n{staff}\n{school}',
    },
    otherDate: {
      subject: 'Un’altra data di inizio per il tuo corso ({reference})',
      text: 'Ciao {name},\n\ngrazie per la tua richiesta per {course}. Non ci sono più posti per l’inizio del {start}. Possiamo offrirti una di queste date:\n\n{dates}\n\nRispondi a questa e-mail indicando quale preferisci.\n\nCordiali saluti,\n{staff}\n{school}',
    },
    free: {
      subject: 'La tua richiesta di iscrizione ({reference})',
      text: 'Ciao {name},\n\n\n\nCordiali saluti,\n{staff}\n{school}',
    },
  },
  pt: {
    confirm: {
      subject: 'O seu lugar está confirmado ({reference})',
      text: 'Olá, {name},\n\nO seu lugar está confirmado: {course}, {weeks}, a partir de {start}. O total é de {total}.\n\nEncontra todos os detalhes abaixo e o orçamento em anexo. Se algo não estiver certo, responda a este e-mail.\n\nEsperamos por si.\n\nCom os melhores cumprimentos,\n{staff}\n{school}',
    },
    decline: {
      subject: 'O seu pedido de inscrição ({reference})',
      text: 'Olá, {name},\n\nObrigado pelo seu pedido para {course} a partir de {start}. Infelizmente não podemos oferecer-lhe um lugar nestas datas.\n\nSe outra data ou outro curso lhe convier, responda a este e-mail e procuraremos com todo o gosto.\n\nCom os melhores cumprimentos,\n{staff}\n{school}',
    },
    documents: {
      subject: 'Precisamos de alguns documentos ({reference})',
      text: 'Olá, {name},\n\nObrigado pelo seu pedido para {course} a partir de {start}. Antes de confirmarmos o seu lugar, responda por favor a este e-mail com uma cópia do seu passaporte ou cartão de identidade.\n\nAssim que a recebermos, confirmaremos o seu lugar.\n\nCom os melhores cumprimentos,\n{staff}\n{school}',
    },
    otherDate: {
      subject: 'Outra data de início para o seu curso ({reference})',
      text: 'Olá, {name},\n\nObrigado pelo seu pedido para {course}. Já não há lugares para o início em {start}. Podemos oferecer-lhe uma destas datas:\n\n{dates}\n\nPor favor, responda a este e-mail e diga-nos qual lhe convém.\n\nCom os melhores cumprimentos,\n{staff}\n{school}',
    },
    free: {
      subject: 'O seu pedido de inscrição ({reference})',
      text: 'Olá, {name},\n\n\n\nCom os melhores cumprimentos,\n{staff}\n{school}',
    },
  },
  'pt-br': {
    confirm: {
      subject: 'Sua vaga está confirmada ({reference})',
      text: 'Olá, {name},\n\nSua vaga está confirmada: {course}, {weeks}, a partir de {start}. O total é de {total}.\n\nTodos os detalhes estão abaixo, e seu orçamento está em anexo. Se algo não estiver certo, responda a este e-mail.\n\nEsperamos por você.\n\nAtenciosamente,\n{staff}\n{school}',
    },
    decline: {
      subject: 'Seu pedido de matrícula ({reference})',
      text: 'Olá, {name},\n\nObrigado pelo seu pedido para {course} a partir de {start}. Infelizmente não podemos oferecer uma vaga nessas datas.\n\nSe outra data ou outro curso for conveniente para você, responda a este e-mail e procuraremos com prazer.\n\nAtenciosamente,\n{staff}\n{school}',
    },
    documents: {
      subject: 'Precisamos de alguns documentos ({reference})',
      text: 'Olá, {name},\n\nObrigado pelo seu pedido para {course} a partir de {start}. Antes de confirmarmos sua vaga, responda por favor a este e-mail com uma cópia do seu passaporte ou documento de identidade.\n\nAssim que a recebermos, confirmaremos sua vaga.\n\nAtenciosamente,\n{staff}\n{school}',
    },
    otherDate: {
      subject: 'Outra data de início para o seu curso ({reference})',
      text: 'Olá, {name},\n\nObrigado pelo seu pedido para {course}. Não há mais vagas para o início em {start}. Podemos oferecer uma destas datas:\n\n{dates}\n\nPor favor, responda a este e-mail e diga qual prefere.\n\nAtenciosamente,\n{staff}\n{school}',
    },
    free: {
      subject: 'Seu pedido de matrícula ({reference})',
      text: 'Olá, {name},\n\n\n\nAtenciosamente,\n{staff}\n{school}',
    },
  },
  ca: {
    confirm: {
      subject: 'La teva plaça està confirmada ({reference})',
      text: 'Hola, {name}:\n\nLa teva plaça està confirmada: {course}, {weeks}, a partir del {start}. El total és de {total}.\n\nMés avall trobaràs tots els detalls, i hi adjuntem el pressupost. Si alguna cosa no és correcta, respon a aquest correu.\n\nT’esperem.\n\nCordialment,\n{staff}\n{school}',
    },
    decline: {
      subject: 'La teva sol·licitud de matrícula ({reference})',
      text: 'Hola, {name}:\n\nGràcies per la teva sol·licitud per a {course} a partir del {start}. Malauradament no et podem oferir cap plaça en aquestes dates.\n\nSi et convé una altra data o un altre curs, respon a aquest correu i ho buscarem amb molt de gust.\n\nCordialment,\n{staff}\n{school}',
    },
    documents: {
      subject: 'Necessitem alguns documents ({reference})',
      text: 'Hola, {name}:\n\nGràcies per la teva sol·licitud per a {course} a partir del {start}. Abans de confirmar la teva plaça, respon si us plau a aquest correu amb una còpia del passaport o del document d’identitat.\n\nTan bon punt la rebem, confirmarem la teva plaça.\n\nCordialment,\n{staff}\n{school}',
    },
    otherDate: {
      subject: 'Una altra data d’inici per al teu curs ({reference})',
      text: 'Hola, {name}:\n\nGràcies per la teva sol·licitud per a {course}. Ja no queden places per a l’inici del {start}. Et podem oferir una d’aquestes dates:\n\n{dates}\n\nSi us plau, respon a aquest correu i indica’ns quina et convé.\n\nCordialment,\n{staff}\n{school}',
    },
    free: {
      subject: 'La teva sol·licitud de matrícula ({reference})',
      text: 'Hola, {name}:\n\n\n\nCordialment,\n{staff}\n{school}',
    },
  },
  gl: {
    confirm: {
      subject: 'A túa praza está confirmada ({reference})',
      text: 'Ola, {name}:\n\nA túa praza está confirmada: {course}, {weeks}, a partir do {start}. O total é de {total}.\n\nMáis abaixo atoparás todos os detalles, e achegamos o teu orzamento. Se algo non é correcto, responde a este correo.\n\nAgardámoste.\n\nUn cordial saúdo,\n{staff}\n{school}',
    },
    decline: {
      subject: 'A túa solicitude de matrícula ({reference})',
      text: 'Ola, {name}:\n\nGrazas pola túa solicitude para {course} a partir do {start}. Por desgraza non podemos ofrecerche unha praza nesas datas.\n\nSe che convén outra data ou outro curso, responde a este correo e buscarémolo con moito gusto.\n\nUn cordial saúdo,\n{staff}\n{school}',
    },
    documents: {
      subject: 'Necesitamos algúns documentos ({reference})',
      text: 'Ola, {name}:\n\nGrazas pola túa solicitude para {course} a partir do {start}. Antes de confirmar a túa praza, responde por favor a este correo cunha copia do teu pasaporte ou documento de identidade.\n\nEn canto a recibamos, confirmaremos a túa praza.\n\nUn cordial saúdo,\n{staff}\n{school}',
    },
    otherDate: {
      subject: 'Outra data de inicio para o teu curso ({reference})',
      text: 'Ola, {name}:\n\nGrazas pola túa solicitude para {course}. Xa non quedan prazas para o inicio do {start}. Podemos ofrecerche unha destas datas:\n\n{dates}\n\nPor favor, responde a este correo e indícanos cal che convén.\n\nUn cordial saúdo,\n{staff}\n{school}',
    },
    free: {
      subject: 'A túa solicitude de matrícula ({reference})',
      text: 'Ola, {name}:\n\n\n\nUn cordial saúdo,\n{staff}\n{school}',
    },
  },
}
