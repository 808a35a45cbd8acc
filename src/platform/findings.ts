import { countText } from '../shared/text/count-text'

export type State = 'ok' | 'warning' | 'problem'

export interface Finding {
  /** The checked part, in one word. */
  about: string
  state: State
  text: string
  /** How to correct it. */
  mend?: string
}

type Finder = (text: string, mend?: string) => Finding

/** Makes findings about one thing. */
export const findingsAbout = (about: string): Record<State, Finder> => {
  const of =
    (state: State): Finder =>
    (text, mend) => ({ about, state, text, ...(mend && { mend }) })
  return { ok: of('ok'), warning: of('warning'), problem: of('problem') }
}

/** One line for each finding, and below it what to mend. */
export const reportText = (findings: readonly Finding[]): string => {
  const width = Math.max(0, ...findings.map(({ about }) => about.length))
  const lines = findings.flatMap(({ state, about, text, mend }) => [
    `${state.padEnd(7)}  ${about.padEnd(width)}  ${text}`,
    ...(mend ? [`${' '.repeat(7 + 2 + width + 2)}→ ${mend}`] : []),
  ])
  const count = (state: State) => findings.filter((finding) => finding.state === state).length
  const [problems, warnings] = [count('problem'), count('warning')]
  const summary =
    problems + warnings === 0
      ? 'Everything is fine.'
      : `${countText(problems, 'problem')}, ${countText(warnings, 'warning')}.`
  return [...lines, '', summary].join('\n')
}

/** Removes secrets from texts that other programs have written, such as the error of a mail server. */
export const withoutSecrets = (findings: readonly Finding[], secrets: readonly string[]): Finding[] => {
  const hidden = secrets.filter((secret) => secret.length > 3)
  const clean = (text: string) => hidden.reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
  return findings.map(({ text, mend, ...others }) => ({
    ...others,
    text: clean(text),
    ...(mend && { mend: clean(mend) }),
  }))
}

/** The password in an address such as smtp://user:password@host, as it is written and as it is sent. */
export const passwordsIn = (url: string | undefined): string[] => {
  const [, written] = /^[a-z]+:\/\/[^:/@]*:([^/]*)@/.exec(url ?? '') ?? []
  if (!written) return []
  try {
    return [written, decodeURIComponent(written)]
  } catch {
    return [written]
  }
}
