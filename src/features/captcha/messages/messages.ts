import type { Locale } from '../../../shared/locale'

/** English is the source: a key that is missing in another language does not compile. */
const en = {
  question: 'How much is {a} plus {b}?',
  hint: 'Enter a number. This protects the form from spam programs.',
  working: 'Checking in the background that you are a person. No data leaves this site.',
  done: 'Verified: you are a person.',
  wrong: 'Please answer the question with the correct number.',
  used: 'That answer was already used or has expired. Please answer the new question.',
  // One to nine, as they appear in the question.
  numbers: 'one two three four five six seven eight nine',
  // The widget of a service.
  away: 'We could not verify that you are a person. Please send the form again in a moment.',
  notDone: 'Please complete the check that you are a person.',
  notLoaded:
    'The check that you are a person did not load. Check your connection or try again later. Your text is still here.',
  notAnswered: 'The check was not completed in time. Please complete it and send the form again.',
  noScript: 'This check needs JavaScript. Please turn it on or send us an e-mail.',
}

export type CaptchaMessages = { [Key in keyof typeof en]: string }

const ca: CaptchaMessages = {
  question: 'Quant fan {a} més {b}?',
  hint: 'Respon amb un número. Així els programes no ens inunden.',
  working: 'Es comprova en segon pla que qui omple això és una persona. Res no surt d’aquest lloc.',
  done: 'Comprovat: ho omple una persona.',
  wrong: 'Respon a la pregunta amb el número correcte.',
  used: 'Aquesta resposta ja s’ha fet servir o és massa antiga. Respon a la pregunta nova.',
  numbers: 'un dos tres quatre cinc sis set vuit nou',
  away: 'Ara mateix no s’ha pogut acabar de comprovar que ets una persona. Torna a enviar el formulari d’aquí a un moment.',
  notDone: 'Completa la comprovació que ets una persona.',
  notLoaded:
    'La comprovació que ets una persona no es carrega. Mira la connexió o torna-ho a provar més tard. El que has escrit encara és aquí.',
  notAnswered: 'La comprovació no s’ha completat a temps. Completa-la i torna a enviar el formulari.',
  noScript: 'Aquesta comprovació necessita JavaScript. Activa’l o escriu-nos per correu electrònic.',
}

const de: CaptchaMessages = {
  question: 'Wie viel ist {a} plus {b}?',
  hint: 'Antworte mit einer Zahl. So können uns Programme nicht überfluten.',
  working: 'Im Hintergrund wird geprüft, dass ein Mensch das ausfüllt. Nichts davon verlässt diese Website.',
  done: 'Geprüft: Ein Mensch füllt das aus.',
  wrong: 'Beantworte die Frage mit der richtigen Zahl.',
  used: 'Diese Antwort wurde schon verwendet oder ist zu alt. Bitte beantworte die neue Frage.',
  numbers: 'eins zwei drei vier fünf sechs sieben acht neun',
  away: 'Gerade konnte nicht zu Ende geprüft werden, ob du ein Mensch bist. Bitte sende das Formular gleich noch einmal.',
  notDone: 'Schließe die Prüfung ab, ob du ein Mensch bist.',
  notLoaded:
    'Die Prüfung, ob du ein Mensch bist, lädt nicht. Prüfe deine Verbindung, oder versuche es später noch einmal. Was du geschrieben hast, ist noch da.',
  notAnswered:
    'Die Prüfung wurde nicht rechtzeitig abgeschlossen. Schließe sie ab und sende das Formular noch einmal.',
  noScript: 'Diese Prüfung braucht JavaScript. Bitte schalte es ein, oder schreib uns eine E-Mail.',
}

const es: CaptchaMessages = {
  question: '¿Cuánto es {a} más {b}?',
  hint: 'Responde con un número. Así evitamos que los programas nos inunden.',
  working: 'Se comprueba en segundo plano que quien rellena esto es una persona. Nada sale de este sitio.',
  done: 'Comprobado: lo rellena una persona.',
  wrong: 'Responde a la pregunta con el número correcto.',
  used: 'Esa respuesta ya se usó o es demasiado antigua. Responde a la pregunta nueva.',
  numbers: 'uno dos tres cuatro cinco seis siete ocho nueve',
  away: 'Ahora mismo no se ha podido terminar de comprobar que eres una persona. Vuelve a enviar el formulario dentro de un momento.',
  notDone: 'Completa la comprobación de que eres una persona.',
  notLoaded:
    'La comprobación de que eres una persona no se carga. Revisa tu conexión o inténtalo más tarde. Lo que has escrito sigue aquí.',
  notAnswered: 'La comprobación no se completó a tiempo. Complétala y vuelve a enviar el formulario.',
  noScript: 'Esta comprobación necesita JavaScript. Actívalo o escríbenos por correo electrónico.',
}

const eu: CaptchaMessages = {
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

const fr: CaptchaMessages = {
  question: 'Combien font {a} plus {b} ?',
  hint: 'Répondez par un nombre. Cela évite que des programmes nous submergent.',
  working:
    'Une vérification en arrière-plan montre qu’une personne remplit ce formulaire. Rien ne quitte ce site.',
  done: 'Vérifié : une personne remplit ce formulaire.',
  wrong: 'Répondez à la question par le bon nombre.',
  used: 'Cette réponse a déjà servi ou est trop ancienne. Répondez à la nouvelle question.',
  numbers: 'un deux trois quatre cinq six sept huit neuf',
  away: 'La vérification que vous êtes une personne n’a pas pu aboutir à l’instant. Renvoyez le formulaire dans un moment.',
  notDone: 'Terminez la vérification que vous êtes une personne.',
  notLoaded:
    'La vérification que vous êtes une personne ne se charge pas. Vérifiez votre connexion ou réessayez plus tard. Ce que vous avez écrit est toujours là.',
  notAnswered: 'La vérification n’a pas été terminée à temps. Terminez-la et renvoyez le formulaire.',
  noScript: 'Cette vérification a besoin de JavaScript. Activez-le ou écrivez-nous par e-mail.',
}

const gl: CaptchaMessages = {
  question: 'Canto é {a} máis {b}?',
  hint: 'Responde cun número. Así os programas non nos asolagan.',
  working: 'Compróbase en segundo plano que quen cobre isto é unha persoa. Nada sae deste sitio.',
  done: 'Comprobado: cóbreo unha persoa.',
  wrong: 'Responde á pregunta co número correcto.',
  used: 'Esa resposta xa se usou ou é demasiado antiga. Responde á pregunta nova.',
  numbers: 'un dous tres catro cinco seis sete oito nove',
  away: 'Agora mesmo non se puido rematar de comprobar que es unha persoa. Volve enviar o formulario nun momento.',
  notDone: 'Completa a comprobación de que es unha persoa.',
  notLoaded:
    'A comprobación de que es unha persoa non carga. Revisa a túa conexión ou téntao máis tarde. O que escribiches segue aquí.',
  notAnswered: 'A comprobación non se completou a tempo. Complétaa e volve enviar o formulario.',
  noScript: 'Esta comprobación precisa JavaScript. Actívao ou escríbenos por correo electrónico.',
}

const it: CaptchaMessages = {
  question: 'Quanto fa {a} più {b}?',
  hint: 'Rispondi con un numero. Così i programmi non ci sommergono.',
  working: 'In sottofondo si controlla che a compilare sia una persona. Niente esce da questo sito.',
  done: 'Controllato: compila una persona.',
  wrong: 'Rispondi alla domanda con il numero giusto.',
  used: 'Quella risposta è già stata usata o è troppo vecchia. Rispondi alla nuova domanda.',
  numbers: 'uno due tre quattro cinque sei sette otto nove',
  away: 'Al momento non è stato possibile completare la verifica che sei una persona. Invia di nuovo il modulo tra poco.',
  notDone: 'Completa la verifica che sei una persona.',
  notLoaded:
    'La verifica che sei una persona non si carica. Controlla la connessione o riprova più tardi. Ciò che hai scritto è ancora qui.',
  notAnswered: 'La verifica non è stata completata in tempo. Completala e invia di nuovo il modulo.',
  noScript: 'Questa verifica richiede JavaScript. Attivalo o scrivici per e-mail.',
}

const pt: CaptchaMessages = {
  question: 'Quanto é {a} mais {b}?',
  hint: 'Responda com um número. Assim os programas não nos inundam.',
  working: 'Verifica-se em segundo plano que é uma pessoa a preencher. Nada sai deste site.',
  done: 'Verificado: é uma pessoa a preencher.',
  wrong: 'Responda à pergunta com o número certo.',
  used: 'Essa resposta já foi usada ou é demasiado antiga. Responda à nova pergunta.',
  numbers: 'um dois três quatro cinco seis sete oito nove',
  away: 'Neste momento não foi possível concluir a verificação de que é uma pessoa. Volte a enviar o formulário daqui a pouco.',
  notDone: 'Conclua a verificação de que é uma pessoa.',
  notLoaded:
    'A verificação de que é uma pessoa não carrega. Veja a sua ligação ou tente mais tarde. O que escreveu continua aqui.',
  notAnswered: 'A verificação não foi concluída a tempo. Conclua-a e volte a enviar o formulário.',
  noScript: 'Esta verificação precisa de JavaScript. Ative-o ou escreva-nos por e-mail.',
}

const ptBr: CaptchaMessages = {
  question: 'Quanto é {a} mais {b}?',
  hint: 'Responda com um número. Assim os programas não nos inundam.',
  working: 'Uma verificação em segundo plano mostra que uma pessoa está preenchendo. Nada sai deste site.',
  done: 'Verificado: uma pessoa está preenchendo.',
  wrong: 'Responda à pergunta com o número certo.',
  used: 'Essa resposta já foi usada ou é antiga demais. Responda à nova pergunta.',
  numbers: 'um dois três quatro cinco seis sete oito nove',
  away: 'No momento não foi possível concluir a verificação de que você é uma pessoa. Envie o formulário de novo daqui a pouco.',
  notDone: 'Conclua a verificação de que você é uma pessoa.',
  notLoaded:
    'A verificação de que você é uma pessoa não carrega. Veja sua conexão ou tente mais tarde. O que você escreveu continua aqui.',
  notAnswered: 'A verificação não foi concluída a tempo. Conclua-a e envie o formulário de novo.',
  noScript: 'Esta verificação precisa de JavaScript. Ative-o ou escreva para nós por e-mail.',
}

export const captchaMessages: Record<Locale, CaptchaMessages> = {
  ca,
  de,
  en,
  es,
  eu,
  fr,
  gl,
  it,
  pt,
  'pt-br': ptBr,
}
