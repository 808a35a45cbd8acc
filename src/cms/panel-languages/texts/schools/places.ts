import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const placesTexts: PanelDictionary = {
  'Number of places': {
    de: 'Zahl der Plätze',
    es: 'Número de plazas',
    fr: 'Nombre de places',
    it: 'Numero di posti',
    pt: 'Número de vagas',
    ca: 'Nombre de places',
  },
  'How many students can be in this course at the same time. A confirmed enrolment takes a place for its weeks. Empty: no limit.':
    {
      de: 'So viele Schüler können gleichzeitig in diesem Kurs sein. Eine bestätigte Anmeldung belegt für ihre Wochen einen Platz. Leer: keine Grenze.',
      es: 'Cuántos estudiantes pueden estar en este curso a la vez. Una matrícula confirmada ocupa una plaza durante sus semanas. Vacío: sin límite.',
      fr: 'Combien d’étudiants peuvent suivre ce cours en même temps. Une inscription confirmée occupe une place pendant ses semaines. Vide : pas de limite.',
      it: 'Quanti studenti possono frequentare questo corso contemporaneamente. Un’iscrizione confermata occupa un posto per le sue settimane. Vuoto: nessun limite.',
      pt: 'Quantos estudantes podem estar neste curso ao mesmo tempo. Uma inscrição confirmada ocupa uma vaga durante as suas semanas. Vazio: sem limite.',
      ca: 'Quants estudiants poden ser en aquest curs alhora. Una matrícula confirmada ocupa una plaça durant les seves setmanes. Buit: sense límit.',
    },
  'How many students can stay here at the same time. A confirmed enrolment takes a place from arrival to departure. Empty: no limit.':
    {
      de: 'So viele Schüler können gleichzeitig hier wohnen. Eine bestätigte Anmeldung belegt von der Anreise bis zur Abreise einen Platz. Leer: keine Grenze.',
      es: 'Cuántos estudiantes pueden alojarse aquí a la vez. Una matrícula confirmada ocupa una plaza desde la llegada hasta la salida. Vacío: sin límite.',
      fr: 'Combien d’étudiants peuvent loger ici en même temps. Une inscription confirmée occupe une place de l’arrivée au départ. Vide : pas de limite.',
      it: 'Quanti studenti possono alloggiare qui contemporaneamente. Un’iscrizione confermata occupa un posto dall’arrivo alla partenza. Vuoto: nessun limite.',
      pt: 'Quantos estudantes podem ficar aqui ao mesmo tempo. Uma inscrição confirmada ocupa uma vaga da chegada à partida. Vazio: sem limite.',
      ca: 'Quants estudiants poden allotjar-se aquí alhora. Una matrícula confirmada ocupa una plaça des de l’arribada fins a la sortida. Buit: sense límit.',
    },
  'Other numbers of places': {
    de: 'Andere Zahl von Plätzen',
    es: 'Otro número de plazas',
    fr: 'Autre nombre de places',
    it: 'Altro numero di posti',
    pt: 'Outro número de vagas',
    ca: 'Un altre nombre de places',
  },
  'Time with another number': {
    de: 'Zeit mit anderer Zahl',
    es: 'Período con otro número',
    fr: 'Période avec un autre nombre',
    it: 'Periodo con un altro numero',
    pt: 'Período com outro número',
    ca: 'Període amb un altre nombre',
  },
  'Times with another number': {
    de: 'Zeiten mit anderer Zahl',
    es: 'Períodos con otro número',
    fr: 'Périodes avec un autre nombre',
    it: 'Periodi con un altro numero',
    pt: 'Períodos com outro número',
    ca: 'Períodes amb un altre nombre',
  },
  'For one start: its first day. For a season: its first and last day. If two times overlap, the lower one in the list counts.':
    {
      de: 'Für einen Kursbeginn: sein erster Tag. Für eine Saison: ihr erster und letzter Tag. Überschneiden sich zwei Zeiten, zählt die untere in der Liste.',
      es: 'Para un inicio: su primer día. Para una temporada: su primer y su último día. Si dos períodos coinciden, cuenta el inferior de la lista.',
      fr: 'Pour un début de cours : son premier jour. Pour une saison : son premier et son dernier jour. Si deux périodes se chevauchent, la plus basse de la liste compte.',
      it: 'Per un inizio: il suo primo giorno. Per una stagione: il primo e l’ultimo giorno. Se due periodi si sovrappongono, conta quello più in basso nell’elenco.',
      pt: 'Para um início: o seu primeiro dia. Para uma época: o primeiro e o último dia. Se dois períodos se sobrepõem, conta o que está mais abaixo na lista.',
      ca: 'Per a un inici: el seu primer dia. Per a una temporada: el primer i l’últim dia. Si dos períodes se superposen, compta el de més avall de la llista.',
    },
  'Empty: only the first day.': {
    de: 'Leer: nur der erste Tag.',
    es: 'Vacío: solo el primer día.',
    fr: 'Vide : seulement le premier jour.',
    it: 'Vuoto: solo il primo giorno.',
    pt: 'Vazio: só o primeiro dia.',
    ca: 'Buit: només el primer dia.',
  },
}
