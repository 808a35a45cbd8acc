import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'

const en = {
  hidden: 'Hidden',
  copied: 'Copied. Open another page and press “Paste” below its blocks.',
  copy: 'Copy this block',
  keepAs: 'Keep as reusable content …',
  keepTitle: 'Keep as reusable content',
  keepHelp:
    'The block moves to Content → Reusable content, in all languages, and this page shows it from there. Other pages can show it too, and a change of it appears on all of them.',
  titleLabel: 'Title, for the office only',
  keep: 'Keep',
  cancel: 'Cancel',
  kept: (title: string) =>
    `Kept as “${title}”. This page now shows it; publish the page to make that public.`,
  saveFirst: 'Save this page first, then paste.',
  paste: (name: string) => `Paste “${name}”`,
  unreachable: 'The site could not be reached. Nothing was stored.',
}

export const blockTexts: PanelTexts<typeof en> = {
  en,
  de: {
    hidden: 'Verborgen',
    copied: 'Kopiert. Öffnen Sie eine andere Seite und drücken Sie unter deren Blöcken „Einfügen“.',
    copy: 'Diesen Block kopieren',
    keepAs: 'Als wiederverwendbaren Inhalt behalten …',
    keepTitle: 'Als wiederverwendbaren Inhalt behalten',
    keepHelp:
      'Der Block zieht in allen Sprachen nach Inhalt → Wiederverwendbarer Inhalt um, und diese Seite zeigt ihn von dort. Andere Seiten können ihn auch zeigen, und eine Änderung erscheint auf allen.',
    titleLabel: 'Titel, nur für das Büro',
    keep: 'Behalten',
    cancel: 'Abbrechen',
    kept: (title) =>
      `Als „${title}“ behalten. Diese Seite zeigt ihn nun; veröffentlichen Sie die Seite, damit das öffentlich wird.`,
    saveFirst: 'Speichern Sie zuerst diese Seite, fügen Sie dann ein.',
    paste: (name) => `„${name}“ einfügen`,
    unreachable: 'Die Website war nicht erreichbar. Es wurde nichts gespeichert.',
  },
  es: {
    hidden: 'Oculto',
    copied: 'Copiado. Abra otra página y pulse «Pegar» debajo de sus bloques.',
    copy: 'Copiar este bloque',
    keepAs: 'Guardar como contenido reutilizable …',
    keepTitle: 'Guardar como contenido reutilizable',
    keepHelp:
      'El bloque pasa a Contenido → Contenido reutilizable, en todos los idiomas, y esta página lo muestra desde allí. Otras páginas también pueden mostrarlo, y un cambio aparece en todas.',
    titleLabel: 'Título, solo para la oficina',
    keep: 'Guardar',
    cancel: 'Cancelar',
    kept: (title) => `Guardado como «${title}». Esta página ya lo muestra; publíquela para que sea público.`,
    saveFirst: 'Guarde primero esta página y después pegue.',
    paste: (name) => `Pegar «${name}»`,
    unreachable: 'No se pudo contactar con el sitio. No se ha guardado nada.',
  },
  fr: {
    hidden: 'Masqué',
    copied: 'Copié. Ouvrez une autre page et appuyez sur « Coller » sous ses blocs.',
    copy: 'Copier ce bloc',
    keepAs: 'Garder comme contenu réutilisable…',
    keepTitle: 'Garder comme contenu réutilisable',
    keepHelp:
      'Le bloc passe dans Contenu → Contenu réutilisable, dans toutes les langues, et cette page le montre depuis là. D’autres pages peuvent aussi le montrer, et un changement apparaît sur toutes.',
    titleLabel: 'Titre, pour le bureau seulement',
    keep: 'Garder',
    cancel: 'Annuler',
    kept: (title) =>
      `Gardé comme « ${title} ». Cette page le montre maintenant ; publiez-la pour le rendre public.`,
    saveFirst: 'Enregistrez d’abord cette page, puis collez.',
    paste: (name) => `Coller « ${name} »`,
    unreachable: 'Le site est injoignable. Rien n’a été enregistré.',
  },
  it: {
    hidden: 'Nascosto',
    copied: 'Copiato. Apra un’altra pagina e prema «Incolla» sotto i suoi blocchi.',
    copy: 'Copia questo blocco',
    keepAs: 'Conserva come contenuto riutilizzabile …',
    keepTitle: 'Conserva come contenuto riutilizzabile',
    keepHelp:
      'Il blocco passa in Contenuto → Contenuto riutilizzabile, in tutte le lingue, e questa pagina lo mostra da lì. Anche altre pagine possono mostrarlo, e una modifica appare in tutte.',
    titleLabel: 'Titolo, solo per l’ufficio',
    keep: 'Conserva',
    cancel: 'Annulla',
    kept: (title) =>
      `Conservato come «${title}». Questa pagina ora lo mostra; la pubblichi per renderlo pubblico.`,
    saveFirst: 'Salvi prima questa pagina, poi incolli.',
    paste: (name) => `Incolla «${name}»`,
    unreachable: 'Il sito non è raggiungibile. Non è stato salvato nulla.',
  },
  pt: {
    hidden: 'Oculto',
    copied: 'Copiado. Abra outra página e prima «Colar» abaixo dos seus blocos.',
    copy: 'Copiar este bloco',
    keepAs: 'Guardar como conteúdo reutilizável …',
    keepTitle: 'Guardar como conteúdo reutilizável',
    keepHelp:
      'O bloco passa para Conteúdo → Conteúdo reutilizável, em todos os idiomas, e esta página mostra-o a partir daí. Outras páginas também o podem mostrar, e uma alteração aparece em todas.',
    titleLabel: 'Título, só para a secretaria',
    keep: 'Guardar',
    cancel: 'Cancelar',
    kept: (title) => `Guardado como «${title}». Esta página já o mostra; publique-a para o tornar público.`,
    saveFirst: 'Guarde primeiro esta página e depois cole.',
    paste: (name) => `Colar «${name}»`,
    unreachable: 'Não foi possível contactar o site. Nada foi guardado.',
  },
  ca: {
    hidden: 'Amagat',
    copied: 'Copiat. Obri una altra pàgina i premi «Enganxa» sota els seus blocs.',
    copy: 'Copia aquest bloc',
    keepAs: 'Conserva com a contingut reutilitzable …',
    keepTitle: 'Conserva com a contingut reutilitzable',
    keepHelp:
      'El bloc passa a Contingut → Contingut reutilitzable, en totes les llengües, i aquesta pàgina el mostra des d’allà. Altres pàgines també el poden mostrar, i un canvi apareix a totes.',
    titleLabel: 'Títol, només per a l’oficina',
    keep: 'Conserva',
    cancel: 'Cancel·la',
    kept: (title) =>
      `Conservat com a «${title}». Aquesta pàgina ja el mostra; publiqui-la perquè sigui públic.`,
    saveFirst: 'Desi primer aquesta pàgina i després enganxi.',
    paste: (name) => `Enganxa «${name}»`,
    unreachable: 'No s’ha pogut contactar amb el lloc. No s’ha desat res.',
  },
}
