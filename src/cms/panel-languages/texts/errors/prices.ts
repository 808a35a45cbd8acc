import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const pricesErrors: PanelDictionary = {
  'A quote cannot be changed.': {
    de: 'Ein Angebot kann nicht geändert werden.',
    es: 'Un presupuesto no se puede cambiar.',
    fr: 'Un devis ne peut pas être modifié.',
    it: 'Un preventivo non può essere modificato.',
    pt: 'Um orçamento não pode ser alterado.',
    ca: 'Un pressupost no es pot canviar.',
  },
  'An enrolment request uses this quote. Delete the request first.': {
    de: 'Eine Anmeldung verwendet dieses Angebot. Löschen Sie zuerst die Anmeldung.',
    es: 'Una solicitud de inscripción usa este presupuesto. Borre antes la solicitud.',
    fr: 'Une demande d’inscription utilise ce devis. Supprimez d’abord la demande.',
    it: 'Una richiesta di iscrizione usa questo preventivo. Elimini prima la richiesta.',
    pt: 'Um pedido de inscrição usa este orçamento. Elimine primeiro o pedido.',
    ca: 'Una sol·licitud d’inscripció fa servir aquest pressupost. Esborri abans la sol·licitud.',
  },
  'An event cannot be changed.': {
    de: 'Ein Eintrag des Verlaufs kann nicht geändert werden.',
    es: 'Una entrada del historial no se puede cambiar.',
    fr: 'Une entrée de l’historique ne peut pas être modifiée.',
    it: 'Una voce della cronologia non può essere modificata.',
    pt: 'Uma entrada do histórico não pode ser alterada.',
    ca: 'Una entrada de l’historial no es pot canviar.',
  },
}
