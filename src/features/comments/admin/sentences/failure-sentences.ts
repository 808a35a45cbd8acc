import type { PanelDictionary } from '../../../../platform/payload/admin/panel-texts'

/** Why an action may have failed. */
export const failureSentences: PanelDictionary = {
  'The site could not be reached. {1}': {
    de: 'Die Website war nicht erreichbar. {1}',
    es: 'No se pudo contactar con el sitio. {1}',
    fr: 'Le site est injoignable. {1}',
    it: 'Il sito non è raggiungibile. {1}',
    pt: 'Não foi possível contactar o site. {1}',
    ca: 'No s’ha pogut contactar amb el lloc. {1}',
  },
  'The answer of the site could not be read. {1}': {
    de: 'Die Antwort der Website war nicht lesbar. {1}',
    es: 'No se pudo leer la respuesta del sitio. {1}',
    fr: 'La réponse du site est illisible. {1}',
    it: 'La risposta del sito non si può leggere. {1}',
    pt: 'Não foi possível ler a resposta do site. {1}',
    ca: 'No s’ha pogut llegir la resposta del lloc. {1}',
  },
  'It is unknown whether the change was stored. {1}': {
    de: 'Ob die Änderung gespeichert wurde, ist unbekannt. {1}',
    es: 'No se sabe si el cambio se guardó. {1}',
    fr: 'On ignore si le changement a été enregistré. {1}',
    it: 'Non si sa se la modifica è stata salvata. {1}',
    pt: 'Não se sabe se a alteração foi guardada. {1}',
    ca: 'No se sap si el canvi s’ha desat. {1}',
  },
  'Please try again.': {
    de: 'Bitte versuchen Sie es noch einmal.',
    es: 'Inténtelo de nuevo.',
    fr: 'Réessayez.',
    it: 'Riprovi.',
    pt: 'Tente de novo.',
    ca: 'Torni-ho a provar.',
  },
  'Refresh the list to see it.': {
    de: 'Aktualisieren Sie die Liste, um es zu sehen.',
    es: 'Actualice la lista para verlo.',
    fr: 'Actualisez la liste pour le voir.',
    it: 'Aggiorni l’elenco per vederlo.',
    pt: 'Atualize a lista para o ver.',
    ca: 'Actualitzi la llista per veure-ho.',
  },
  'Save again to find out.': {
    de: 'Speichern Sie noch einmal, um es zu erfahren.',
    es: 'Guarde de nuevo para saberlo.',
    fr: 'Enregistrez à nouveau pour le savoir.',
    it: 'Salvi di nuovo per saperlo.',
    pt: 'Guarde de novo para saber.',
    ca: 'Torni a desar per saber-ho.',
  },
  'Send again: the reply is stored only once.': {
    de: 'Senden Sie noch einmal: Die Antwort wird nur einmal gespeichert.',
    es: 'Envíe de nuevo: la respuesta se guarda una sola vez.',
    fr: 'Envoyez à nouveau : la réponse n’est enregistrée qu’une fois.',
    it: 'Invii di nuovo: la risposta viene salvata una volta sola.',
    pt: 'Envie de novo: a resposta só é guardada uma vez.',
    ca: 'Torni a enviar: la resposta només es desa una vegada.',
  },
  'Something went wrong on our side. Please try again.': {
    de: 'Auf unserer Seite ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    es: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
    fr: 'Un problème est survenu de notre côté. Réessayez.',
    it: 'Qualcosa è andato storto da parte nostra. Riprovi.',
    pt: 'Algo correu mal do nosso lado. Tente de novo.',
    ca: 'Alguna cosa ha fallat per part nostra. Torni-ho a provar.',
  },
}
