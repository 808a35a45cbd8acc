import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const formsErrors: PanelDictionary = {
  'Students have booked this or asked for it: requests {1}. It can be deleted when their stays are over.': {
    de: 'Studierende haben dies gebucht oder angefragt: Anfragen {1}. Es lässt sich löschen, wenn ihre Aufenthalte vorbei sind.',
    es: 'Hay estudiantes que lo han reservado o solicitado: solicitudes {1}. Se podrá eliminar cuando terminen sus estancias.',
    fr: 'Des étudiants l’ont réservé ou demandé : demandes {1}. Il pourra être supprimé quand leurs séjours seront terminés.',
    it: 'Alcuni studenti lo hanno prenotato o richiesto: richieste {1}. Si potrà eliminare quando i loro soggiorni saranno finiti.',
    pt: 'Há estudantes que o reservaram ou pediram: pedidos {1}. Poderá ser eliminado quando as estadias terminarem.',
    ca: 'Hi ha estudiants que ho han reservat o demanat: sol·licituds {1}. Es podrà eliminar quan s’acabin les estades.',
  },
  'Students have booked this or asked for it: requests {1} and {2} others. It can be deleted when their stays are over.':
    {
      de: 'Studierende haben dies gebucht oder angefragt: Anfragen {1} und {2} weitere. Es lässt sich löschen, wenn ihre Aufenthalte vorbei sind.',
      es: 'Hay estudiantes que lo han reservado o solicitado: solicitudes {1} y {2} más. Se podrá eliminar cuando terminen sus estancias.',
      fr: 'Des étudiants l’ont réservé ou demandé : demandes {1} et {2} autres. Il pourra être supprimé quand leurs séjours seront terminés.',
      it: 'Alcuni studenti lo hanno prenotato o richiesto: richieste {1} e altre {2}. Si potrà eliminare quando i loro soggiorni saranno finiti.',
      pt: 'Há estudantes que o reservaram ou pediram: pedidos {1} e mais {2}. Poderá ser eliminado quando as estadias terminarem.',
      ca: 'Hi ha estudiants que ho han reservat o demanat: sol·licituds {1} i {2} més. Es podrà eliminar quan s’acabin les estades.',
    },
}
