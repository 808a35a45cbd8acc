import { administrators } from '../../../platform/payload/access'
import { type CountTexts, countCard } from '../../../platform/payload/admin/today'
import { lastRun } from './retention-task.server'

const failed: CountTexts = {
  en: {
    one: 'kind of old data could not be erased last night',
    many: 'kinds of old data could not be erased last night',
  },
  de: {
    one: 'Art alter Daten konnte letzte Nacht nicht gelöscht werden',
    many: 'Arten alter Daten konnten letzte Nacht nicht gelöscht werden',
  },
  es: {
    one: 'tipo de datos antiguos no se pudo borrar la última noche',
    many: 'tipos de datos antiguos no se pudieron borrar la última noche',
  },
  fr: {
    one: 'type d’anciennes données n’a pas pu être effacé la nuit dernière',
    many: 'types d’anciennes données n’ont pas pu être effacés la nuit dernière',
  },
  it: {
    one: 'tipo di dati vecchi non è stato cancellato la notte scorsa',
    many: 'tipi di dati vecchi non sono stati cancellati la notte scorsa',
  },
  pt: {
    one: 'tipo de dados antigos não pôde ser apagado na noite passada',
    many: 'tipos de dados antigos não puderam ser apagados na noite passada',
  },
  ca: {
    one: 'tipus de dades antigues no s’ha pogut esborrar la nit passada',
    many: 'tipus de dades antigues no s’han pogut esborrar la nit passada',
  },
}

/** Mentioned to administrators when the last night has failed. */
export const retentionCard = countCard(
  administrators,
  [{ texts: failed, href: '/admin/globals/retention', urgent: true }],
  async ({ payload }) => {
    const run = await lastRun(payload)
    return [run?.state === 'failed' && Array.isArray(run.failed) ? run.failed.length : 0]
  },
)
