import { expect, it } from 'vitest'
import { panelI18n } from './panel-languages'
import { payloadLanguages } from './payload-languages'

/** Groups of texts that staff never see here: folders and Payload's own first screen are not used, mails have texts of their own. */
const unused =
  /^(dashboard|folder)\.|^general\.move|API|Username|newAccount|verify|unverified|AnotherUser|youAreReceiving|youDidNot|resetYourPassword/

it('German texts of Payload address staff as ours do', () => {
  const own = panelI18n?.translations?.de as Record<string, Record<string, string>> | undefined
  const familiar = Object.entries(payloadLanguages.de.translations).flatMap(([group, texts]) =>
    Object.entries(texts as Record<string, string>)
      .map(([name, text]) => [`${group}.${name}`, own?.[group]?.[name] ?? text] as const)
      .filter(([key, text]) => !unused.test(key) && /\b(du|dein\w*|dir|dich)\b/i.test(text)),
  )
  expect(familiar).toEqual([])
})
