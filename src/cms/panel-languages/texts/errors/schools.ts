import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const schoolsErrors: PanelDictionary = {
  'Use a name such as America/Halifax.': {
    de: 'Verwenden Sie einen Namen wie America/Halifax.',
    es: 'Use un nombre como America/Halifax.',
    fr: 'Utilisez un nom comme America/Halifax.',
    it: 'Usi un nome come America/Halifax.',
    pt: 'Use um nome como America/Halifax.',
    ca: 'Usi un nom com America/Halifax.',
  },
}
