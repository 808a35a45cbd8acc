import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'
import type { MenuProblem } from '../rules/menu-links'

interface MenuTexts {
  withoutText: string
  /** Describes a problem of a menu entry that leads to an address. */
  menuProblems: Record<MenuProblem, (item: string, target: string) => string>
}

export const menuTexts: PanelTexts<MenuTexts> = {
  en: {
    withoutText: 'without a text',
    menuProblems: {
      draft: (item) => `“${item}” leads to a page that is not published. Visitors do not see this item.`,
      deleted: (item) =>
        `“${item}” leads to no page: it may have been deleted. Visitors do not see this item.`,
      redirected: (item, target) =>
        `“${item}” leads to ${target}, which is redirected. Choose the page itself.`,
      missing: (item, target) => `“${item}” leads to ${target}, where this site has no page.`,
    },
  },
  de: {
    withoutText: 'ohne Text',
    menuProblems: {
      draft: (item) =>
        `„${item}“ führt zu einer Seite, die nicht veröffentlicht ist. Besucher sehen diesen Menüpunkt nicht.`,
      deleted: (item) =>
        `„${item}“ führt zu keiner Seite: Vielleicht wurde sie gelöscht. Besucher sehen diesen Menüpunkt nicht.`,
      redirected: (item, target) =>
        `„${item}“ führt zu ${target}, das weitergeleitet wird. Wählen Sie die Seite selbst.`,
      missing: (item, target) => `„${item}“ führt zu ${target}; dort hat diese Website keine Seite.`,
    },
  },
  es: {
    withoutText: 'sin texto',
    menuProblems: {
      draft: (item) =>
        `«${item}» lleva a una página que no está publicada. Los visitantes no ven este elemento.`,
      deleted: (item) =>
        `«${item}» no lleva a ninguna página: quizá se haya borrado. Los visitantes no ven este elemento.`,
      redirected: (item, target) => `«${item}» lleva a ${target}, que se redirige. Elija la página misma.`,
      missing: (item, target) => `«${item}» lleva a ${target}, donde este sitio no tiene ninguna página.`,
    },
  },
  fr: {
    withoutText: 'sans texte',
    menuProblems: {
      draft: (item) =>
        `« ${item} » mène à une page qui n’est pas publiée. Les visiteurs ne voient pas cet élément.`,
      deleted: (item) =>
        `« ${item} » ne mène à aucune page : elle a peut-être été supprimée. Les visiteurs ne voient pas cet élément.`,
      redirected: (item, target) =>
        `« ${item} » mène à ${target}, qui est redirigé. Choisissez la page elle-même.`,
      missing: (item, target) => `« ${item} » mène à ${target}, où ce site n’a pas de page.`,
    },
  },
  it: {
    withoutText: 'senza testo',
    menuProblems: {
      draft: (item) => `«${item}» porta a una pagina non pubblicata. I visitatori non vedono questa voce.`,
      deleted: (item) =>
        `«${item}» non porta a nessuna pagina: forse è stata eliminata. I visitatori non vedono questa voce.`,
      redirected: (item, target) =>
        `«${item}» porta a ${target}, che è reindirizzato. Scelga la pagina stessa.`,
      missing: (item, target) => `«${item}» porta a ${target}, dove questo sito non ha pagine.`,
    },
  },
  pt: {
    withoutText: 'sem texto',
    menuProblems: {
      draft: (item) =>
        `«${item}» leva a uma página que não está publicada. Os visitantes não veem este item.`,
      deleted: (item) =>
        `«${item}» não leva a nenhuma página: talvez tenha sido eliminada. Os visitantes não veem este item.`,
      redirected: (item, target) =>
        `«${item}» leva a ${target}, que é redirecionado. Escolha a própria página.`,
      missing: (item, target) => `«${item}» leva a ${target}, onde este site não tem página.`,
    },
  },
  ca: {
    withoutText: 'sense text',
    menuProblems: {
      draft: (item) =>
        `«${item}» porta a una pàgina que no està publicada. Els visitants no veuen aquest element.`,
      deleted: (item) =>
        `«${item}» no porta a cap pàgina: potser s’ha esborrat. Els visitants no veuen aquest element.`,
      redirected: (item, target) => `«${item}» porta a ${target}, que es redirigeix. Triï la pàgina mateixa.`,
      missing: (item, target) => `«${item}» porta a ${target}, on aquest lloc no té cap pàgina.`,
    },
  },
}
