import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const themeErrors: PanelDictionary = {
  'Use a colour of the form #1a2b3c.': {
    de: 'Verwenden Sie eine Farbe der Form #1a2b3c.',
    es: 'Use un color con la forma #1a2b3c.',
    fr: 'Utilisez une couleur de la forme #1a2b3c.',
    it: 'Usi un colore nella forma #1a2b3c.',
    pt: 'Use uma cor na forma #1a2b3c.',
    ca: 'Usi un color de la forma #1a2b3c.',
  },
}
