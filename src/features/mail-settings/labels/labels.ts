// Written by `npm run messages` from the labels beside it.
import ca from './ca.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

export const mailSettingsLabels = {
  ca,
  de,
  en,
  es,
  fr,
  it,
  pt,
}
