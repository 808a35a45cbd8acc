import type { ConsentConfig } from './contract'
import { styleProperties } from './style-properties'

/**
 * Shows the dialog's first form as a bar for whoever has no scripts and has not decided. It is the last thing of the page
 * and sticks to its lower edge, so that at the end of the page nothing is covered.
 */
export const noScriptStyles = (config: Pick<ConsentConfig, 'styles'>): string => {
  const colours = Object.entries(styleProperties(config))
    .map(([name, value]) => `${name}:${value};`)
    .join('')
  return (
    `#pdcc{${colours}display:block;position:sticky;inset:auto 0 0;inline-size:auto;max-inline-size:none;` +
    'max-block-size:50vh;overflow:auto;margin:0;z-index:20}' +
    '#pdcc>:not(form),#pdcc [data-pane]{display:none}'
  )
}
