import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

export const sentencesTexts: PanelDictionary = {
  'Smaller numbers come first on the page. If empty: after all others.': {
    de: 'Kleinere Zahlen stehen auf der Seite weiter vorn. Wenn leer: nach allen anderen.',
    es: 'Los números más pequeños van primero en la página. Si está vacío: después de los demás.',
    fr: 'Les plus petits nombres viennent en premier sur la page. Si c’est vide : après tous les autres.',
    it: 'I numeri più piccoli vengono prima nella pagina. Se vuoto: dopo tutti gli altri.',
    pt: 'Os números mais pequenos vêm primeiro na página. Se estiver vazio: depois de todos os outros.',
    ca: 'Els números més petits van primer a la pàgina. Si és buit: després de tots els altres.',
  },
  'The link follows the address of the page.': {
    de: 'Der Link folgt der Adresse der Seite.',
    es: 'El enlace sigue la dirección de la página.',
    fr: 'Le lien suit l’adresse de la page.',
    it: 'Il link segue l’indirizzo della pagina.',
    pt: 'A ligação acompanha o endereço da página.',
    ca: 'L’enllaç segueix l’adreça de la pàgina.',
  },
  'Page of this site': {
    de: 'Seite dieser Website',
    es: 'Página de este sitio',
    fr: 'Page de ce site',
    it: 'Pagina di questo sito',
    pt: 'Página deste site',
    ca: 'Pàgina d’aquest lloc',
  },
  'A path such as /about, or a full address that begins with https://.': {
    de: 'Ein Pfad wie /about oder eine volle Adresse, die mit https:// beginnt.',
    es: 'Una ruta como /about o una dirección completa que empieza por https://.',
    fr: 'Un chemin comme /about, ou une adresse complète qui commence par https://.',
    it: 'Un percorso come /about oppure un indirizzo completo che inizia con https://.',
    pt: 'Um caminho como /about ou um endereço completo que começa por https://.',
    ca: 'Un camí com /about o una adreça completa que comença per https://.',
  },
  'Or an address': {
    de: 'Oder eine Adresse',
    es: 'O una dirección',
    fr: 'Ou une adresse',
    it: 'O un indirizzo',
    pt: 'Ou um endereço',
    ca: 'O una adreça',
  },
  'Text of the link': {
    de: 'Text des Links',
    es: 'Texto del enlace',
    fr: 'Texte du lien',
    it: 'Testo del link',
    pt: 'Texto da ligação',
    ca: 'Text de l’enllaç',
  },
}
