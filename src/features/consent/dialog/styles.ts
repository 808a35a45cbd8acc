import type { ConsentConfig } from '../contract'

/** The site's colours as declarations of custom properties, as in `--consent-primaryButton-bgColor:#fff;`. */
export const styleProperties = ({ styles }: Pick<ConsentConfig, 'styles'>): string =>
  Object.entries(styles)
    .flatMap(([part, colours]) =>
      Object.entries(colours).map(([name, colour]) => `--consent-${part}-${name}:${colour};`),
    )
    .join('')

const quoted = (text: string) =>
  `"${text.replace(/[^\w .-]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)}"`

/**
 * Shows the dialog's first form to visitors who have no scripts and have not decided. It stands above the page and is part of its
 * flow: it covers neither a price nor a button. In the markup it is last, because its heading is below the page's. For visitors who
 * have decided before it names the new services; the names come from the styles, because the page is the same for everybody.
 */
export const noScriptStyles = (
  config: Pick<ConsentConfig, 'styles'>,
  newGroups: Iterable<string> = [],
): string => {
  const names = [...newGroups].sort().join(', ')
  return (
    'body{display:flex;flex-direction:column}' +
    `#pdcc{${styleProperties(config)}display:block;order:-1;position:static;inline-size:auto;max-inline-size:none;` +
    'max-block-size:none;margin:0}#pdcc>form{max-inline-size:var(--wide);margin-inline:auto}@media print{#pdcc{display:none}}' +
    '#pdcc>:not(form),#pdcc [data-pane]{display:none}' +
    (names &&
      `#pdcc .consent-intro{display:none}#pdcc .consent-asked{display:block}#pdcc .consent-asked::after{content:${quoted(names)}}`)
  )
}

/** Shows the bar that says that the browser's privacy signal was honoured, instead of the question. */
export const signalStyles = (config: Pick<ConsentConfig, 'styles'>): string =>
  `@media screen{.floating{position:sticky;inset-block-end:0}#pdcc-bar{${styleProperties(config)}display:grid}` +
  '#pdcc-bar .consent-honoured{display:revert}#pdcc-bar :is([data-text],[data-embed-load]){display:none}}'
