import { type Locale, locales } from '../../../shared/locale'
import type { Localised } from '../demo-types'

// What the courses of the demo are like: a sample day of each, and what students can do afterwards.

const parts = {
  language: {
    en: 'Language: grammar, vocabulary, pronunciation',
    ca: 'Llengua: gramàtica, vocabulari, pronúncia',
    de: 'Sprache: Grammatik, Wortschatz, Aussprache',
    es: 'Lengua: gramática, vocabulario, pronunciación',
    eu: 'Hizkuntza: gramatika, hiztegia, ahoskera',
    fr: 'Langue : grammaire, vocabulaire, prononciation',
    gl: 'Lingua: gramática, vocabulario, pronuncia',
    it: 'Lingua: grammatica, lessico, pronuncia',
    pt: 'Língua: gramática, vocabulário, pronúncia',
    'pt-br': 'Língua: gramática, vocabulário, pronúncia',
  },
  break: {
    en: 'Break, with tea in the hall',
    ca: 'Descans, amb te al vestíbul',
    de: 'Pause mit Tee in der Halle',
    es: 'Descanso, con té en el vestíbulo',
    eu: 'Atsedena, tearekin atarian',
    fr: 'Pause, avec du thé dans le hall',
    gl: 'Descanso, con té no vestíbulo',
    it: 'Pausa, con il tè nell’atrio',
    pt: 'Intervalo, com chá no átrio',
    'pt-br': 'Intervalo, com chá no saguão',
  },
  use: {
    en: 'Use: an interview, a letter, a debate',
    ca: 'Pràctica: una entrevista, una carta, un debat',
    de: 'Anwendung: ein Interview, ein Brief, eine Debatte',
    es: 'Práctica: una entrevista, una carta, un debate',
    eu: 'Praktika: elkarrizketa bat, gutun bat, eztabaida bat',
    fr: 'Pratique : un entretien, une lettre, un débat',
    gl: 'Práctica: unha entrevista, unha carta, un debate',
    it: 'Pratica: un’intervista, una lettera, un dibattito',
    pt: 'Prática: uma entrevista, uma carta, um debate',
    'pt-br': 'Prática: uma entrevista, uma carta, um debate',
  },
  lunch: {
    en: 'Lunch',
    ca: 'Dinar',
    de: 'Mittagessen',
    es: 'Comida',
    eu: 'Bazkaria',
    fr: 'Déjeuner',
    gl: 'Xantar',
    it: 'Pranzo',
    pt: 'Almoço',
    'pt-br': 'Almoço',
  },
  choice: {
    en: 'Your subject: speaking, work or writing',
    ca: 'El teu tema: parlar, feina o escriure',
    de: 'Dein Schwerpunkt: Sprechen, Beruf oder Schreiben',
    es: 'Tu tema: hablar, trabajo o escribir',
    eu: 'Zure gaia: hitz egitea, lana edo idaztea',
    fr: 'Votre thème : parler, le travail ou écrire',
    gl: 'O teu tema: falar, traballo ou escribir',
    it: 'Il tuo tema: parlare, lavoro o scrittura',
    pt: 'O seu tema: falar, trabalho ou escrita',
    'pt-br': 'Seu tema: falar, trabalho ou escrita',
  },
  free: {
    en: 'Free time, or an activity with George',
    ca: 'Temps lliure, o una activitat amb en George',
    de: 'Freie Zeit, oder etwas unternehmen mit George',
    es: 'Tiempo libre, o una actividad con George',
    eu: 'Denbora librea, edo jarduera bat Georgerekin',
    fr: 'Temps libre, ou une activité avec George',
    gl: 'Tempo libre, ou unha actividade con George',
    it: 'Tempo libero, o un’attività con George',
    pt: 'Tempo livre, ou uma atividade com o George',
    'pt-br': 'Tempo livre, ou uma atividade com o George',
  },
  single: {
    en: 'Two lessons on your subject',
    ca: 'Dues classes sobre el teu tema',
    de: 'Zwei Lektionen zu deinem Thema',
    es: 'Dos clases sobre tu tema',
    eu: 'Bi eskola-ordu zure gaiari buruz',
    fr: 'Deux leçons sur votre sujet',
    gl: 'Dúas clases sobre o teu tema',
    it: 'Due lezioni sul tuo argomento',
    pt: 'Duas aulas sobre o seu tema',
    'pt-br': 'Duas aulas sobre o seu tema',
  },
  task: {
    en: 'One lesson outside: the harbour, the library, a shop',
    ca: 'Una classe a fora: el port, la biblioteca, una botiga',
    de: 'Eine Lektion draußen: Hafen, Bibliothek, Laden',
    es: 'Una clase fuera: el puerto, la biblioteca, una tienda',
    eu: 'Eskola-ordu bat kanpoan: portua, liburutegia, denda bat',
    fr: 'Une leçon dehors : le port, la bibliothèque, un magasin',
    gl: 'Unha clase fóra: o porto, a biblioteca, unha tenda',
    it: 'Una lezione fuori: il porto, la biblioteca, un negozio',
    pt: 'Uma aula lá fora: o porto, a biblioteca, uma loja',
    'pt-br': 'Uma aula fora: o porto, a biblioteca, uma loja',
  },
  reading: {
    en: 'Reading and writing for the exam',
    ca: 'Lectura i escriptura per a l’examen',
    de: 'Lesen und Schreiben für die Prüfung',
    es: 'Lectura y escritura para el examen',
    eu: 'Azterketarako irakurketa eta idazketa',
    fr: 'Lecture et écriture pour l’examen',
    gl: 'Lectura e escritura para o exame',
    it: 'Lettura e scrittura per l’esame',
    pt: 'Leitura e escrita para o exame',
    'pt-br': 'Leitura e escrita para o exame',
  },
  listening: {
    en: 'Listening and speaking, with recordings of lectures',
    ca: 'Escolta i parla, amb gravacions de classes universitàries',
    de: 'Hören und Sprechen, mit Aufnahmen von Vorlesungen',
    es: 'Escucha y habla, con grabaciones de clases universitarias',
    eu: 'Entzutea eta hitz egitea, unibertsitateko eskolen grabazioekin',
    fr: 'Écoute et expression orale, avec des cours enregistrés',
    gl: 'Escoita e fala, con gravacións de clases universitarias',
    it: 'Ascolto e conversazione, con registrazioni di lezioni universitarie',
    pt: 'Ouvir e falar, com gravações de aulas universitárias',
    'pt-br': 'Ouvir e falar, com gravações de aulas universitárias',
  },
  seminar: {
    en: 'Seminar: essays, notes, a talk',
    ca: 'Seminari: redaccions, apunts, una exposició',
    de: 'Seminar: Aufsatz, Mitschrift, Vortrag',
    es: 'Seminario: redacciones, apuntes, una exposición',
    eu: 'Mintegia: idazlanak, oharrak, hitzaldi bat',
    fr: 'Séminaire : rédaction, notes, exposé',
    gl: 'Seminario: redaccións, apuntamentos, unha exposición',
    it: 'Seminario: saggi, appunti, una relazione',
    pt: 'Seminário: ensaios, apontamentos, uma apresentação',
    'pt-br': 'Seminário: redações, anotações, uma apresentação',
  },
  workshop: {
    en: 'Workshop, on three days: cooking, pottery or the harbour',
    ca: 'Taller, tres dies: cuina, ceràmica o el port',
    de: 'Workshop an drei Tagen: Küche, Töpferei oder Hafen',
    es: 'Taller, tres días: cocina, cerámica o el puerto',
    eu: 'Tailerra, hiru egunetan: sukaldea, zeramika edo portua',
    fr: 'Atelier, trois jours : cuisine, poterie ou le port',
    gl: 'Obradoiro, tres días: cociña, cerámica ou o porto',
    it: 'Laboratorio, tre giorni: cucina, ceramica o il porto',
    pt: 'Oficina, em três dias: cozinha, olaria ou o porto',
    'pt-br': 'Oficina, em três dias: cozinha, cerâmica ou o porto',
  },
  work: {
    en: 'Meetings, telephone calls and reports, Monday to Thursday',
    ca: 'Reunions, trucades i informes, de dilluns a dijous',
    de: 'Besprechungen, Telefonate und Berichte, Montag bis Donnerstag',
    es: 'Reuniones, llamadas e informes, de lunes a jueves',
    eu: 'Bilerak, deiak eta txostenak, astelehenetik ostegunera',
    fr: 'Réunions, appels et rapports, du lundi au jeudi',
    gl: 'Reunións, chamadas e informes, de luns a xoves',
    it: 'Riunioni, telefonate e relazioni, dal lunedì al giovedì',
    pt: 'Reuniões, telefonemas e relatórios, de segunda a quinta-feira',
    'pt-br': 'Reuniões, telefonemas e relatórios, de segunda a quinta-feira',
  },
} satisfies Record<string, Localised>

type Part = [from: string, to: string, what: keyof typeof parts]

/** In French, times are written with an h. */
const inFrench = (time: string) => time.replace(':00', ' h').replace(':', ' h ')

/** One line for each part of the day, as editors write it. */
const day = (rows: readonly Part[]): Localised => {
  const inLanguage = (locale: Locale) =>
    rows
      .map(([from, to, what]) => {
        const [start, end] = locale === 'fr' ? [inFrench(from), inFrench(to)] : [from, to]
        return `${start}–${end} | ${parts[what][locale as keyof (typeof parts)[typeof what]]}`
      })
      .join('\n')
  return {
    en: inLanguage('en'),
    ...Object.fromEntries(locales.map((locale) => [locale, inLanguage(locale)])),
  }
}

const morning: Part[] = [
  ['9:00', '10:40', 'language'],
  ['10:40', '11:00', 'break'],
  ['11:00', '12:40', 'use'],
]
const lunch: Part = ['12:40', '13:40', 'lunch']

export const courseDays = {
  partTime: day([
    ['9:00', '10:40', 'language'],
    ['10:40', '17:00', 'free'],
  ]),
  general: day([...morning, lunch, ['13:40', '17:00', 'free']]),
  intensive: day([...morning, lunch, ['13:40', '15:20', 'choice'], ['15:20', '17:00', 'free']]),
  individual: day([
    ['9:00', '10:40', 'single'],
    ['10:40', '11:00', 'break'],
    ['11:00', '11:50', 'task'],
  ]),
  exam: day([
    ['9:00', '10:40', 'reading'],
    ['10:40', '11:00', 'break'],
    ['11:00', '12:40', 'listening'],
    lunch,
    ['13:40', '14:30', 'seminar'],
  ]),
  workshops: day([...morning, lunch, ['14:00', '16:00', 'workshop']]),
  work: day([...morning, lunch, ['13:40', '15:20', 'work']]),
}

export const courseOutcomes = {
  partTime: {
    en: 'You get through a shop, a bus journey and a visit to the doctor in English.\nYou keep a conversation going about work, family and the weather.',
    ca: 'Et saps moure en anglès en una botiga, a l’autobús i al metge.\nMantens una conversa sobre la feina, la família i el temps.',
    de: 'Du kommst auf Englisch durch Laden, Busfahrt und Arztbesuch.\nDu hältst ein Gespräch über Arbeit, Familie und Wetter in Gang.',
    es: 'Te manejas en inglés en una tienda, en el autobús y en el médico.\nMantienes una conversación sobre el trabajo, la familia y el tiempo.',
    eu: 'Ingelesez moldatzen zara dendan, autobusean eta medikuarenean.\nElkarrizketa bati eusten diozu lanaz, familiaz eta eguraldiaz.',
    fr: 'Vous vous débrouillez en anglais dans un magasin, en bus et chez le médecin.\nVous tenez une conversation sur le travail, la famille et le temps.',
    gl: 'Desenvólveste en inglés nunha tenda, no autobús e no médico.\nMantés unha conversa sobre o traballo, a familia e o tempo.',
    it: 'Te la cavi in inglese in un negozio, sull’autobus e dal medico.\nTieni viva una conversazione sul lavoro, la famiglia e il tempo.',
    pt: 'Desenrasca-se em inglês numa loja, no autocarro e no médico.\nMantém uma conversa sobre o trabalho, a família e o tempo.',
    'pt-br':
      'Você se vira em inglês em uma loja, no ônibus e no médico.\nVocê mantém uma conversa sobre o trabalho, a família e o tempo.',
  },
  general: {
    en: 'You tell a story so that people listen to the end.\nYou write a complaint that is answered.\nAfter ten to twelve weeks most students are one level higher.',
    ca: 'Expliques una història de manera que t’escolten fins al final.\nEscrius una queixa que rep resposta.\nDesprés de deu o dotze setmanes la majoria ha pujat un nivell.',
    de: 'Du erzählst eine Geschichte so, dass man bis zum Ende zuhört.\nDu schreibst eine Beschwerde, die beantwortet wird.\nNach zehn bis zwölf Wochen sind die meisten ein Niveau weiter.',
    es: 'Cuentas una historia y te escuchan hasta el final.\nEscribes una reclamación que recibe respuesta.\nTras diez o doce semanas la mayoría ha subido un nivel.',
    eu: 'Istorio bat kontatzen duzu eta amaieraraino entzuten dizute.\nErantzuna jasotzen duen kexa bat idazten duzu.\nHamar edo hamabi asteren ondoren gehienek maila bat igo dute.',
    fr: 'Vous racontez une histoire et on vous écoute jusqu’au bout.\nVous écrivez une réclamation qui reçoit une réponse.\nAprès dix à douze semaines, la plupart ont gagné un niveau.',
    gl: 'Contas unha historia e escóitante ata o final.\nEscribes unha reclamación que recibe resposta.\nDespois de dez ou doce semanas a maioría subiu un nivel.',
    it: 'Racconti una storia e ti ascoltano fino alla fine.\nScrivi un reclamo che riceve risposta.\nDopo dieci o dodici settimane quasi tutti sono saliti di un livello.',
    pt: 'Conta uma história e ouvem-no até ao fim.\nEscreve uma reclamação que tem resposta.\nAo fim de dez a doze semanas, a maioria subiu um nível.',
    'pt-br':
      'Você conta uma história e as pessoas escutam até o fim.\nVocê escreve uma reclamação que recebe resposta.\nDepois de dez a doze semanas, a maioria subiu um nível.',
  },
  intensive: {
    en: 'You follow a film, a news programme and two people who talk at once.\nYou take part in a meeting, or write the text that you need at work.\nAfter six to eight weeks most students are one level higher.',
    ca: 'Segueixes una pel·lícula, un informatiu i dues persones que parlen alhora.\nParticipes en una reunió o escrius el text que necessites a la feina.\nDesprés de sis o vuit setmanes la majoria ha pujat un nivell.',
    de: 'Du folgst einem Film, den Nachrichten und zwei Leuten, die gleichzeitig reden.\nDu beteiligst dich an einer Besprechung oder schreibst den Text, den du im Beruf brauchst.\nNach sechs bis acht Wochen sind die meisten ein Niveau weiter.',
    es: 'Sigues una película, un informativo y a dos personas que hablan a la vez.\nParticipas en una reunión o escribes el texto que necesitas en el trabajo.\nTras seis u ocho semanas la mayoría ha subido un nivel.',
    eu: 'Film bati, albistegi bati eta aldi berean hitz egiten duten bi lagunei jarraitzen diezu.\nBilera batean parte hartzen duzu, edo lanean behar duzun testua idazten duzu.\nSei edo zortzi asteren ondoren gehienek maila bat igo dute.',
    fr: 'Vous suivez un film, un journal télévisé et deux personnes qui parlent en même temps.\nVous participez à une réunion ou écrivez le texte dont vous avez besoin au travail.\nAprès six à huit semaines, la plupart ont gagné un niveau.',
    gl: 'Segues unha película, un informativo e dúas persoas que falan á vez.\nParticipas nunha reunión ou escribes o texto que precisas no traballo.\nDespois de seis ou oito semanas a maioría subiu un nivel.',
    it: 'Segui un film, un telegiornale e due persone che parlano insieme.\nPartecipi a una riunione o scrivi il testo che ti serve al lavoro.\nDopo sei o otto settimane quasi tutti sono saliti di un livello.',
    pt: 'Segue um filme, um noticiário e duas pessoas que falam ao mesmo tempo.\nParticipa numa reunião ou escreve o texto de que precisa no trabalho.\nAo fim de seis a oito semanas, a maioria subiu um nível.',
    'pt-br':
      'Você acompanha um filme, um noticiário e duas pessoas falando ao mesmo tempo.\nVocê participa de uma reunião ou escreve o texto de que precisa no trabalho.\nDepois de seis a oito semanas, a maioria subiu um nível.',
  },
  individual: {
    en: 'You have done in English what you came for: the defence, the interview, the call.\nYou take home a page of notes on each week, and know what to practise next.',
    ca: 'Has fet en anglès allò per què has vingut: la defensa, l’entrevista, la trucada.\nT’endús un full de notes de cada setmana i saps què has de practicar després.',
    de: 'Du hast auf Englisch getan, wofür du gekommen bist: Verteidigung, Vorstellungsgespräch, Anruf.\nDu nimmst zu jeder Woche eine Seite Notizen mit und weißt, was du als Nächstes üben solltest.',
    es: 'Has hecho en inglés aquello a lo que viniste: la defensa, la entrevista, la llamada.\nTe llevas una página de notas de cada semana y sabes qué practicar después.',
    eu: 'Etorri zaren hori ingelesez egin duzu: defentsa, elkarrizketa, deia.\nAste bakoitzeko ohar-orri bat daramazu, eta badakizu zer landu gero.',
    fr: 'Vous avez fait en anglais ce pour quoi vous êtes venu : la soutenance, l’entretien, l’appel.\nVous emportez une page de notes par semaine et savez quoi travailler ensuite.',
    gl: 'Fixeches en inglés aquilo ao que viñeches: a defensa, a entrevista, a chamada.\nLevas unha páxina de notas de cada semana e sabes que practicar despois.',
    it: 'Hai fatto in inglese ciò per cui sei venuto: la discussione della tesi, il colloquio, la telefonata.\nPorti a casa una pagina di appunti per ogni settimana e sai che cosa esercitare dopo.',
    pt: 'Fez em inglês aquilo para que veio: a defesa, a entrevista, o telefonema.\nLeva para casa uma página de notas de cada semana e sabe o que praticar a seguir.',
    'pt-br':
      'Você fez em inglês aquilo para que veio: a defesa, a entrevista, o telefonema.\nVocê leva para casa uma página de anotações de cada semana e sabe o que praticar depois.',
  },
  exam: {
    en: 'You sit the exam knowing every part of it from mock exams and seminars.\nYou write an essay of 800 words and defend it in front of the group.\nYou follow a lecture and your notes can be read a week later.',
    ca: 'T’examines coneixent cada part de l’examen gràcies als simulacres i als seminaris.\nEscrius una redacció de 800 paraules i la defenses davant del grup.\nSegueixes una classe universitària i els teus apunts s’entenen una setmana després.',
    de: 'Du gehst in die Prüfung und kennst jeden Teil aus Probeprüfungen und Seminaren.\nDu schreibst einen Aufsatz von 800 Wörtern und verteidigst ihn vor der Gruppe.\nDu folgst einer Vorlesung, und deine Mitschrift ist eine Woche später noch lesbar.',
    es: 'Te presentas al examen conociendo cada parte por los simulacros y los seminarios.\nEscribes una redacción de 800 palabras y la defiendes ante el grupo.\nSigues una clase universitaria y tus apuntes se entienden una semana después.',
    eu: 'Azterketara zoaz atal guztiak ezagututa, saiakera-azterketei eta mintegiei esker.\n800 hitzeko idazlan bat idazten duzu eta taldearen aurrean defendatzen duzu.\nUnibertsitateko eskola bati jarraitzen diozu, eta zure oharrak astebete geroago ere ulertzen dira.',
    fr: 'Vous passez l’examen en connaissant chaque épreuve grâce aux examens blancs et aux séminaires.\nVous rédigez un texte de 800 mots et le défendez devant le groupe.\nVous suivez un cours magistral et vos notes restent lisibles une semaine plus tard.',
    gl: 'Preséntaste ao exame coñecendo cada parte polos simulacros e os seminarios.\nEscribes unha redacción de 800 palabras e deféndela diante do grupo.\nSegues unha clase universitaria e os teus apuntamentos enténdense unha semana despois.',
    it: 'Affronti l’esame conoscendone ogni parte grazie alle simulazioni e ai seminari.\nScrivi un saggio di 800 parole e lo difendi davanti al gruppo.\nSegui una lezione universitaria e i tuoi appunti si leggono anche una settimana dopo.',
    pt: 'Vai ao exame a conhecer cada parte graças às simulações e aos seminários.\nEscreve um ensaio de 800 palavras e defende-o perante o grupo.\nSegue uma aula universitária e os seus apontamentos leem-se uma semana depois.',
    'pt-br':
      'Você faz o exame conhecendo cada parte graças aos simulados e aos seminários.\nVocê escreve uma redação de 800 palavras e a defende diante do grupo.\nVocê acompanha uma aula universitária e suas anotações são legíveis uma semana depois.',
  },
  workshops: {
    en: 'You cook, throw a pot or mend a net by what you are told in French.\nYou understand the village when it speaks at its own speed.',
    ca: 'Cuines, tornejes un atuell o adobes una xarxa seguint el que et diuen en francès.\nEntens el poble quan parla al seu ritme.',
    de: 'Du kochst, töpferst oder flickst ein Netz nach dem, was man dir auf Französisch sagt.\nDu verstehst das Dorf, wenn es in seinem eigenen Tempo spricht.',
    es: 'Cocinas, torneas una vasija o remiendas una red siguiendo lo que te dicen en francés.\nEntiendes al pueblo cuando habla a su ritmo.',
    eu: 'Sukaldean, buztinarekin edo sare bat konpontzen aritzen zara, frantsesez esaten dizutenari jarraituz.\nHerria ulertzen duzu bere erritmoan hitz egiten duenean.',
    fr: 'Vous cuisinez, tournez un pot ou réparez un filet en suivant ce qu’on vous dit en français.\nVous comprenez le village quand il parle à son rythme.',
    gl: 'Cociñas, torneas unha ola ou arranxas unha rede seguindo o que che din en francés.\nEntendes a vila cando fala ao seu ritmo.',
    it: 'Cucini, lavori un vaso al tornio o rammendi una rete seguendo ciò che ti dicono in francese.\nCapisci il paese quando parla al suo ritmo.',
    pt: 'Cozinha, molda um vaso ou remenda uma rede seguindo o que lhe dizem em francês.\nCompreende a aldeia quando ela fala ao seu ritmo.',
    'pt-br':
      'Você cozinha, molda um vaso ou conserta uma rede seguindo o que lhe dizem em francês.\nVocê entende o vilarejo quando ele fala no seu ritmo.',
  },
  work: {
    en: 'You lead a short meeting in French and sum up what was decided.\nYou make the telephone call that you used to put off.\nYou have a report from your own job, corrected and discussed.',
    ca: 'Dirigeixes una reunió curta en francès i resumeixes què s’ha decidit.\nFas la trucada que sempre ajornaves.\nTens un informe de la teva feina, corregit i comentat.',
    de: 'Du leitest eine kurze Besprechung auf Französisch und fasst zusammen, was beschlossen wurde.\nDu führst das Telefonat, das du bisher aufgeschoben hast.\nDu hast einen Bericht aus deinem Beruf, korrigiert und besprochen.',
    es: 'Diriges una reunión corta en francés y resumes lo que se ha decidido.\nHaces la llamada que siempre aplazabas.\nTienes un informe de tu trabajo, corregido y comentado.',
    eu: 'Bilera labur bat gidatzen duzu frantsesez, eta erabakitakoa laburbiltzen duzu.\nBeti atzeratzen zenuen deia egiten duzu.\nZure laneko txosten bat duzu, zuzenduta eta eztabaidatuta.',
    fr: 'Vous menez une courte réunion en français et résumez ce qui a été décidé.\nVous passez l’appel que vous remettiez toujours à plus tard.\nVous avez un rapport de votre propre travail, corrigé et discuté.',
    gl: 'Diriges unha reunión curta en francés e resumes o que se decidiu.\nFas a chamada que sempre adiabas.\nTes un informe do teu traballo, corrixido e comentado.',
    it: 'Conduci una breve riunione in francese e riassumi ciò che si è deciso.\nFai la telefonata che rimandavi sempre.\nHai una relazione del tuo lavoro, corretta e discussa.',
    pt: 'Conduz uma reunião curta em francês e resume o que foi decidido.\nFaz o telefonema que adiava sempre.\nTem um relatório do seu trabalho, corrigido e discutido.',
    'pt-br':
      'Você conduz uma reunião curta em francês e resume o que foi decidido.\nVocê faz o telefonema que sempre adiava.\nVocê tem um relatório do seu trabalho, corrigido e discutido.',
  },
} satisfies Record<string, Localised>
