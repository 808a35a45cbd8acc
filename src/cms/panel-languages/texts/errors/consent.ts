import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const consentErrors: PanelDictionary = {
  'Comments are deleted and restored on the moderation screen.': {
    de: 'Kommentare werden in der Moderation gelöscht und wiederhergestellt.',
    es: 'Los comentarios se borran y se restauran en la pantalla de moderación.',
    fr: 'Les commentaires sont supprimés et restaurés dans l’écran de modération.',
    it: 'I commenti si eliminano e si ripristinano nella schermata di moderazione.',
    pt: 'Os comentários eliminam-se e repõem-se no ecrã de moderação.',
    ca: 'Els comentaris s’esborren i es restauren a la pantalla de moderació.',
  },
  'Choose a school.': {
    de: 'Wählen Sie eine Schule.',
    es: 'Elija una escuela.',
    fr: 'Choisissez une école.',
    it: 'Scelga una scuola.',
    pt: 'Escolha uma escola.',
    ca: 'Triï una escola.',
  },
}
