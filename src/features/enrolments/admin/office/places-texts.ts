import type { PanelTexts } from '../../../../platform/payload/admin/panel-texts'

/** Places of courses and accommodation: in the desk and on their own screen. */
export interface CapacityTexts {
  title: string
  intro: string
  /** No offer has a limit. */
  none: string
  week: string
  taken: (taken: number, places: number) => string
  confirmed: (count: number) => string
  waiting: (count: number) => string
  isFull: string
  full: (title: string, day: string) => string
  /** How many begin on a day, of how many. */
  begin: (taken: number, places: number, day: string) => string
  fullStart: (title: string, day: string) => string
  anyway: string
  overbooked: string
}

export const capacityTexts: PanelTexts<CapacityTexts> = {
  en: {
    title: 'Places',
    intro: 'Confirmed students and places in each week, and requests that are not answered yet.',
    none: 'No course or accommodation has a number of places. Enter one in a course or an accommodation to limit it.',
    week: 'Week of',
    taken: (taken, places) => `${taken} of ${places} places taken`,
    confirmed: (count) => `${count} confirmed`,
    waiting: (count) => (count === 1 ? '1 request waiting' : `${count} requests waiting`),
    isFull: 'full',
    full: (title, day) => `“${title}” is full on ${day}. Nothing was changed.`,
    begin: (taken, places, day) => `${day}: ${taken} of ${places} begin`,
    fullStart: (title, day) =>
      `“${title}” has no place left for students who begin on ${day}. Nothing was changed.`,
    anyway: 'Confirm anyway',
    overbooked: 'Confirmed although no place was left',
  },
  de: {
    title: 'Plätze',
    intro: 'Bestätigte Schüler und Plätze in jeder Woche, und Anmeldungen, die noch nicht beantwortet sind.',
    none: 'Kein Kurs und keine Unterkunft hat eine Zahl der Plätze. Tragen Sie sie bei einem Kurs oder einer Unterkunft ein, um sie zu begrenzen.',
    week: 'Woche vom',
    taken: (taken, places) => `${taken} von ${places} Plätzen belegt`,
    confirmed: (count) => `${count} bestätigt`,
    waiting: (count) => (count === 1 ? '1 Anmeldung wartet' : `${count} Anmeldungen warten`),
    isFull: 'ausgebucht',
    full: (title, day) => `„${title}“ ist am ${day} ausgebucht. Es wurde nichts geändert.`,
    begin: (taken, places, day) => `${day}: ${taken} von ${places} beginnen`,
    fullStart: (title, day) =>
      `„${title}“ hat am ${day} keinen Platz mehr für neue Schüler. Es wurde nichts geändert.`,
    anyway: 'Trotzdem bestätigen',
    overbooked: 'Bestätigt, obwohl kein Platz frei war',
  },
  es: {
    title: 'Plazas',
    intro: 'Estudiantes confirmados y plazas de cada semana, y matrículas sin contestar.',
    none: 'Ningún curso ni alojamiento tiene un número de plazas. Escríbalo en un curso o alojamiento para limitarlo.',
    week: 'Semana del',
    taken: (taken, places) => `${taken} de ${places} plazas ocupadas`,
    confirmed: (count) => (count === 1 ? '1 confirmada' : `${count} confirmadas`),
    waiting: (count) => (count === 1 ? '1 matrícula en espera' : `${count} matrículas en espera`),
    isFull: 'completo',
    full: (title, day) => `«${title}» está completo el ${day}. No se ha cambiado nada.`,
    begin: (taken, places, day) => `${day}: empiezan ${taken} de ${places}`,
    fullStart: (title, day) =>
      `«${title}» no tiene más plazas para empezar el ${day}. No se ha cambiado nada.`,
    anyway: 'Confirmar de todos modos',
    overbooked: 'Confirmada aunque no quedaban plazas',
  },
  fr: {
    title: 'Places',
    intro: 'Étudiants confirmés et places de chaque semaine, et inscriptions sans réponse.',
    none: 'Aucun cours ni hébergement n’a de nombre de places. Indiquez-le dans un cours ou un hébergement pour le limiter.',
    week: 'Semaine du',
    taken: (taken, places) => `${taken} sur ${places} places occupées`,
    confirmed: (count) => (count === 1 ? '1 confirmée' : `${count} confirmées`),
    waiting: (count) => (count === 1 ? '1 inscription en attente' : `${count} inscriptions en attente`),
    isFull: 'complet',
    full: (title, day) => `« ${title} » est complet le ${day}. Rien n’a été modifié.`,
    begin: (taken, places, day) => `${day} : ${taken} sur ${places} commencent`,
    fullStart: (title, day) =>
      `« ${title} » n’a plus de place pour commencer le ${day}. Rien n’a été modifié.`,
    anyway: 'Confirmer quand même',
    overbooked: 'Confirmée alors qu’il n’y avait plus de place',
  },
  it: {
    title: 'Posti',
    intro: 'Studenti confermati e posti di ogni settimana, e iscrizioni ancora senza risposta.',
    none: 'Nessun corso o alloggio ha un numero di posti. Lo inserisca in un corso o in un alloggio per limitarlo.',
    week: 'Settimana del',
    taken: (taken, places) => `${taken} di ${places} posti occupati`,
    confirmed: (count) => (count === 1 ? '1 confermata' : `${count} confermate`),
    waiting: (count) => (count === 1 ? '1 iscrizione in attesa' : `${count} iscrizioni in attesa`),
    isFull: 'al completo',
    full: (title, day) => `«${title}» è al completo il ${day}. Non è stato modificato nulla.`,
    begin: (taken, places, day) => `${day}: iniziano ${taken} su ${places}`,
    fullStart: (title, day) =>
      `«${title}» non ha più posti per iniziare il ${day}. Non è stato modificato nulla.`,
    anyway: 'Conferma comunque',
    overbooked: 'Confermata benché non ci fossero posti liberi',
  },
  pt: {
    title: 'Vagas',
    intro: 'Estudantes confirmados e vagas de cada semana, e inscrições ainda sem resposta.',
    none: 'Nenhum curso ou alojamento tem um número de vagas. Indique-o num curso ou alojamento para o limitar.',
    week: 'Semana de',
    taken: (taken, places) => `${taken} de ${places} vagas ocupadas`,
    confirmed: (count) => (count === 1 ? '1 confirmada' : `${count} confirmadas`),
    waiting: (count) => (count === 1 ? '1 inscrição em espera' : `${count} inscrições em espera`),
    isFull: 'esgotado',
    full: (title, day) => `«${title}» está esgotado em ${day}. Nada foi alterado.`,
    begin: (taken, places, day) => `${day}: começam ${taken} de ${places}`,
    fullStart: (title, day) => `«${title}» já não tem vagas para começar em ${day}. Nada foi alterado.`,
    anyway: 'Confirmar mesmo assim',
    overbooked: 'Confirmada apesar de não haver vagas',
  },
  ca: {
    title: 'Places',
    intro: 'Estudiants confirmats i places de cada setmana, i matrícules sense resposta.',
    none: 'Cap curs ni allotjament no té un nombre de places. Escrigui’l en un curs o allotjament per limitar-lo.',
    week: 'Setmana del',
    taken: (taken, places) => `${taken} de ${places} places ocupades`,
    confirmed: (count) => (count === 1 ? '1 confirmada' : `${count} confirmades`),
    waiting: (count) => (count === 1 ? '1 matrícula en espera' : `${count} matrícules en espera`),
    isFull: 'complet',
    full: (title, day) => `«${title}» és complet el ${day}. No s’ha canviat res.`,
    begin: (taken, places, day) => `${day}: en comencen ${taken} de ${places}`,
    fullStart: (title, day) => `«${title}» ja no té places per començar el ${day}. No s’ha canviat res.`,
    anyway: 'Confirma igualment',
    overbooked: 'Confirmada encara que no quedaven places',
  },
}
