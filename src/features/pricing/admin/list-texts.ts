import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

interface ListTexts {
  button: string
  title: string
  intro: string
  name: string
  validFrom: string
  validTo: string
  percent: string
  round: string
  roundings: { none: string } & Record<'classic' | 'ceil' | 'floor', (to: number) => string>
  create: string
  cancel: string
  unreachable: string
  created: string
  createdHelp: string
  open: (name: string) => string
  stay: string
  importRates: string
  saveFirst: string
  alreadyImported: (day: string) => string
  ratesUnreachable: string
}

/** Copying a price list, and reading exchange rates. */
export const listTexts: PanelTexts<ListTexts> = {
  en: {
    button: 'Copy for another year …',
    title: 'Copy this list',
    intro: 'Creates a draft from the saved version of this list. This list is not changed.',
    name: 'Name of the new list',
    validFrom: 'Valid from',
    validTo: 'Valid to (optional)',
    percent: 'Change in percent',
    round: 'Round prices',
    roundings: {
      none: 'no rounding',
      classic: (to) => `to the nearest ${to}`,
      ceil: (to) => `up to the next ${to}`,
      floor: (to) => `down to the previous ${to}`,
    },
    create: 'Create draft',
    cancel: 'Cancel',
    unreachable: 'The site could not be reached. Nothing was copied.',
    created: 'Draft created',
    createdHelp: 'Visitors will not see it until you publish it.',
    open: (name) => `Open “${name}”`,
    stay: 'Stay here',
    importRates: 'Import rates now',
    saveFirst: 'Save your changes first.',
    alreadyImported: (day) => `The rates of ${day} have already been imported.`,
    ratesUnreachable: 'The site could not be reached. The rates were not changed.',
  },
  de: {
    button: 'Für ein anderes Jahr kopieren …',
    title: 'Diese Liste kopieren',
    intro:
      'Legt aus der gespeicherten Fassung dieser Liste einen Entwurf an. Diese Liste wird nicht geändert.',
    name: 'Name der neuen Liste',
    validFrom: 'Gültig ab',
    validTo: 'Gültig bis (freiwillig)',
    percent: 'Änderung in Prozent',
    round: 'Preise runden',
    roundings: {
      none: 'nicht runden',
      classic: (to) => `auf die nächsten ${to}`,
      ceil: (to) => `auf ${to} aufrunden`,
      floor: (to) => `auf ${to} abrunden`,
    },
    create: 'Entwurf anlegen',
    cancel: 'Abbrechen',
    unreachable: 'Die Website war nicht erreichbar. Es wurde nichts kopiert.',
    created: 'Entwurf angelegt',
    createdHelp: 'Besucher sehen ihn erst, wenn Sie ihn veröffentlichen.',
    open: (name) => `„${name}“ öffnen`,
    stay: 'Hier bleiben',
    importRates: 'Kurse jetzt importieren',
    saveFirst: 'Speichern Sie zuerst Ihre Änderungen.',
    alreadyImported: (day) => `Die Kurse vom ${day} sind schon importiert.`,
    ratesUnreachable: 'Die Website war nicht erreichbar. Die Kurse wurden nicht geändert.',
  },
  es: {
    button: 'Copiar para otro año …',
    title: 'Copiar esta lista',
    intro: 'Crea un borrador a partir de la versión guardada de esta lista. Esta lista no cambia.',
    name: 'Nombre de la nueva lista',
    validFrom: 'Válida desde',
    validTo: 'Válida hasta (opcional)',
    percent: 'Cambio en porcentaje',
    round: 'Redondear precios',
    roundings: {
      none: 'sin redondeo',
      classic: (to) => `al ${to} más cercano`,
      ceil: (to) => `hacia arriba a ${to}`,
      floor: (to) => `hacia abajo a ${to}`,
    },
    create: 'Crear borrador',
    cancel: 'Cancelar',
    unreachable: 'No se pudo contactar con el sitio. No se ha copiado nada.',
    created: 'Borrador creado',
    createdHelp: 'Los visitantes no lo verán hasta que lo publique.',
    open: (name) => `Abrir «${name}»`,
    stay: 'Quedarse aquí',
    importRates: 'Importar tipos de cambio ahora',
    saveFirst: 'Guarde primero sus cambios.',
    alreadyImported: (day) => `Los tipos del ${day} ya están importados.`,
    ratesUnreachable: 'No se pudo contactar con el sitio. Los tipos no han cambiado.',
  },
  fr: {
    button: 'Copier pour une autre année…',
    title: 'Copier cette liste',
    intro: 'Crée un brouillon à partir de la version enregistrée de cette liste. Cette liste ne change pas.',
    name: 'Nom de la nouvelle liste',
    validFrom: 'Valable à partir du',
    validTo: 'Valable jusqu’au (facultatif)',
    percent: 'Changement en pourcentage',
    round: 'Arrondir les prix',
    roundings: {
      none: 'sans arrondi',
      classic: (to) => `au plus proche ${to}`,
      ceil: (to) => `vers le haut à ${to}`,
      floor: (to) => `vers le bas à ${to}`,
    },
    create: 'Créer le brouillon',
    cancel: 'Annuler',
    unreachable: 'Le site est injoignable. Rien n’a été copié.',
    created: 'Brouillon créé',
    createdHelp: 'Les visiteurs ne le verront qu’après sa publication.',
    open: (name) => `Ouvrir « ${name} »`,
    stay: 'Rester ici',
    importRates: 'Importer les taux maintenant',
    saveFirst: 'Enregistrez d’abord vos changements.',
    alreadyImported: (day) => `Les taux du ${day} sont déjà importés.`,
    ratesUnreachable: 'Le site est injoignable. Les taux n’ont pas changé.',
  },
  it: {
    button: 'Copia per un altro anno …',
    title: 'Copia questo listino',
    intro: 'Crea una bozza dalla versione salvata di questo listino. Questo listino non cambia.',
    name: 'Nome del nuovo listino',
    validFrom: 'Valido dal',
    validTo: 'Valido fino al (facoltativo)',
    percent: 'Variazione in percentuale',
    round: 'Arrotondare i prezzi',
    roundings: {
      none: 'senza arrotondamento',
      classic: (to) => `al ${to} più vicino`,
      ceil: (to) => `per eccesso a ${to}`,
      floor: (to) => `per difetto a ${to}`,
    },
    create: 'Crea bozza',
    cancel: 'Annulla',
    unreachable: 'Il sito non è raggiungibile. Non è stato copiato nulla.',
    created: 'Bozza creata',
    createdHelp: 'I visitatori non la vedranno finché non la pubblica.',
    open: (name) => `Apri «${name}»`,
    stay: 'Resta qui',
    importRates: 'Importa i cambi ora',
    saveFirst: 'Salvi prima le modifiche.',
    alreadyImported: (day) => `I cambi del ${day} sono già importati.`,
    ratesUnreachable: 'Il sito non è raggiungibile. I cambi non sono stati modificati.',
  },
  pt: {
    button: 'Copiar para outro ano …',
    title: 'Copiar esta lista',
    intro: 'Cria um rascunho a partir da versão guardada desta lista. Esta lista não muda.',
    name: 'Nome da nova lista',
    validFrom: 'Válida desde',
    validTo: 'Válida até (opcional)',
    percent: 'Alteração em percentagem',
    round: 'Arredondar preços',
    roundings: {
      none: 'sem arredondamento',
      classic: (to) => `ao ${to} mais próximo`,
      ceil: (to) => `para cima a ${to}`,
      floor: (to) => `para baixo a ${to}`,
    },
    create: 'Criar rascunho',
    cancel: 'Cancelar',
    unreachable: 'Não foi possível contactar o site. Nada foi copiado.',
    created: 'Rascunho criado',
    createdHelp: 'Os visitantes só o verão quando o publicar.',
    open: (name) => `Abrir «${name}»`,
    stay: 'Ficar aqui',
    importRates: 'Importar taxas agora',
    saveFirst: 'Guarde primeiro as suas alterações.',
    alreadyImported: (day) => `As taxas de ${day} já estão importadas.`,
    ratesUnreachable: 'Não foi possível contactar o site. As taxas não mudaram.',
  },
  ca: {
    button: 'Copia per a un altre any …',
    title: 'Copia aquesta llista',
    intro: 'Crea un esborrany a partir de la versió desada d’aquesta llista. Aquesta llista no canvia.',
    name: 'Nom de la llista nova',
    validFrom: 'Vàlida des del',
    validTo: 'Vàlida fins al (opcional)',
    percent: 'Canvi en percentatge',
    round: 'Arrodonir els preus',
    roundings: {
      none: 'sense arrodonir',
      classic: (to) => `al ${to} més proper`,
      ceil: (to) => `cap amunt a ${to}`,
      floor: (to) => `cap avall a ${to}`,
    },
    create: 'Crea l’esborrany',
    cancel: 'Cancel·la',
    unreachable: 'No s’ha pogut contactar amb el lloc. No s’ha copiat res.',
    created: 'Esborrany creat',
    createdHelp: 'Els visitants no el veuran fins que el publiqui.',
    open: (name) => `Obre «${name}»`,
    stay: 'Quedar-se aquí',
    importRates: 'Importa els canvis ara',
    saveFirst: 'Desi primer els seus canvis.',
    alreadyImported: (day) => `Els canvis del ${day} ja estan importats.`,
    ratesUnreachable: 'No s’ha pogut contactar amb el lloc. Els canvis no s’han modificat.',
  },
}
