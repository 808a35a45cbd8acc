import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

const en = {
  answers: 'Answers',
  nothingFilledIn: 'Nothing was filled in.',
  exportCsv: 'Export as CSV',
  allForms: 'All forms',
  export: 'Export',
  mailedTo: (addresses: string) => `New submissions are mailed to ${addresses}.`,
  nobody: 'Nobody is told by mail about new submissions.',
  howToMend:
    'Add an address to “Staff who are told by mail”, choose a school, or set the site’s e-mail address in the site settings.',
  submissions: (count: number) => (count === 1 ? 'One submission' : `${count} submissions`),
}

/** Panel texts about forms and submissions. */
export const formTexts: PanelTexts<typeof en> = {
  en,
  de: {
    answers: 'Antworten',
    nothingFilledIn: 'Es wurde nichts ausgefüllt.',
    exportCsv: 'Als CSV exportieren',
    allForms: 'Alle Formulare',
    export: 'Exportieren',
    mailedTo: (addresses) => `Neue Einsendungen gehen per E-Mail an ${addresses}.`,
    nobody: 'Niemand erfährt per E-Mail von neuen Einsendungen.',
    howToMend:
      'Ergänzen Sie eine Adresse unter „Wer im Team eine E-Mail bekommt“, wählen Sie eine Schule oder geben Sie in den Einstellungen der Website deren E-Mail-Adresse an.',
    submissions: (count) => (count === 1 ? 'Eine Einsendung' : `${count} Einsendungen`),
  },
  es: {
    answers: 'Respuestas',
    nothingFilledIn: 'No se ha rellenado nada.',
    exportCsv: 'Exportar como CSV',
    allForms: 'Todos los formularios',
    export: 'Exportar',
    mailedTo: (addresses) => `Los nuevos envíos se mandan por correo a ${addresses}.`,
    nobody: 'Nadie recibe un correo con los nuevos envíos.',
    howToMend:
      'Añada una dirección en «Personal que recibe un correo», elija una escuela o ponga el correo del sitio en los ajustes del sitio.',
    submissions: (count) => (count === 1 ? 'Un envío' : `${count} envíos`),
  },
  fr: {
    answers: 'Réponses',
    nothingFilledIn: 'Rien n’a été rempli.',
    exportCsv: 'Exporter en CSV',
    allForms: 'Tous les formulaires',
    export: 'Exporter',
    mailedTo: (addresses) => `Les nouveaux envois sont transmis par e-mail à ${addresses}.`,
    nobody: 'Personne n’est averti par e-mail des nouveaux envois.',
    howToMend:
      'Ajoutez une adresse dans « Personnel averti par e-mail », choisissez une école ou indiquez l’e-mail du site dans les réglages du site.',
    submissions: (count) => (count === 1 ? 'Un envoi' : `${count} envois`),
  },
  it: {
    answers: 'Risposte',
    nothingFilledIn: 'Non è stato compilato nulla.',
    exportCsv: 'Esporta come CSV',
    allForms: 'Tutti i moduli',
    export: 'Esporta',
    mailedTo: (addresses) => `I nuovi invii vanno per e-mail a ${addresses}.`,
    nobody: 'Nessuno viene avvisato per e-mail dei nuovi invii.',
    howToMend:
      'Aggiunga un indirizzo in «Personale avvisato per e-mail», scelga una scuola o indichi l’e-mail del sito nelle impostazioni del sito.',
    submissions: (count) => (count === 1 ? 'Un invio' : `${count} invii`),
  },
  pt: {
    answers: 'Respostas',
    nothingFilledIn: 'Nada foi preenchido.',
    exportCsv: 'Exportar como CSV',
    allForms: 'Todos os formulários',
    export: 'Exportar',
    mailedTo: (addresses) => `Os novos envios seguem por e-mail para ${addresses}.`,
    nobody: 'Ninguém é avisado por e-mail dos novos envios.',
    howToMend:
      'Acrescente um endereço em «Equipa avisada por e-mail», escolha uma escola ou indique o e-mail do site nas definições do site.',
    submissions: (count) => (count === 1 ? 'Um envio' : `${count} envios`),
  },
  ca: {
    answers: 'Respostes',
    nothingFilledIn: 'No s’ha emplenat res.',
    exportCsv: 'Exporta com a CSV',
    allForms: 'Tots els formularis',
    export: 'Exporta',
    mailedTo: (addresses) => `Els enviaments nous s’envien per correu a ${addresses}.`,
    nobody: 'Ningú no rep cap correu dels enviaments nous.',
    howToMend:
      'Afegeixi una adreça a «Personal avisat per correu», triï una escola o posi el correu del lloc a la configuració del lloc.',
    submissions: (count) => (count === 1 ? 'Un enviament' : `${count} enviaments`),
  },
}
