import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const formsErrors: PanelDictionary = {
  'This content is placed on {1}. Remove it there first.': {
    de: 'Dieser Inhalt steht auf {1}. Entfernen Sie ihn zuerst dort.',
    es: 'Este contenido está en {1}. Quítelo antes de ahí.',
    fr: 'Ce contenu est placé sur {1}. Retirez-le d’abord de là.',
    it: 'Questo contenuto si trova in {1}. Lo tolga prima da lì.',
    pt: 'Este conteúdo está em {1}. Retire-o primeiro daí.',
    ca: 'Aquest contingut és a {1}. Tregui’l abans d’allà.',
  },
  'This content is placed on {1} and {2} others. Remove it there first.': {
    de: 'Dieser Inhalt steht auf {1} und {2} weiteren. Entfernen Sie ihn zuerst dort.',
    es: 'Este contenido está en {1} y {2} más. Quítelo antes de ahí.',
    fr: 'Ce contenu est placé sur {1} et {2} autres. Retirez-le d’abord de là.',
    it: 'Questo contenuto si trova in {1} e altri {2}. Lo tolga prima da lì.',
    pt: 'Este conteúdo está em {1} e mais {2}. Retire-o primeiro daí.',
    ca: 'Aquest contingut és a {1} i {2} més. Tregui’l abans d’allà.',
  },
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
  'This picture is used in {1}. Open it to delete it anyway.': {
    de: 'Dieses Bild wird in {1} verwendet. Öffnen Sie es, um es trotzdem zu löschen.',
    es: 'Esta imagen se usa en {1}. Ábrala para eliminarla de todos modos.',
    fr: 'Cette image est utilisée dans {1}. Ouvrez-la pour la supprimer quand même.',
    it: 'Questa immagine è usata in {1}. La apra per eliminarla comunque.',
    pt: 'Esta imagem é usada em {1}. Abra-a para a eliminar mesmo assim.',
    ca: 'Aquesta imatge s’usa a {1}. Obri-la per eliminar-la igualment.',
  },
  'This picture is used in {1} and {2} others. Open it to delete it anyway.': {
    de: 'Dieses Bild wird in {1} und {2} weiteren verwendet. Öffnen Sie es, um es trotzdem zu löschen.',
    es: 'Esta imagen se usa en {1} y {2} más. Ábrala para eliminarla de todos modos.',
    fr: 'Cette image est utilisée dans {1} et {2} autres. Ouvrez-la pour la supprimer quand même.',
    it: 'Questa immagine è usata in {1} e altri {2}. La apra per eliminarla comunque.',
    pt: 'Esta imagem é usada em {1} e mais {2}. Abra-a para a eliminar mesmo assim.',
    ca: 'Aquesta imatge s’usa a {1} i {2} més. Obri-la per eliminar-la igualment.',
  },
}
