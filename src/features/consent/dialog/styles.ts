import type { ConsentConfig } from '../contract'

/** The site's colours as declarations of custom properties, as in `--consent-primaryButton-bgColor:#fff;`. */
export const styleProperties = ({ styles }: Pick<ConsentConfig, 'styles'>): string =>
  Object.entries(styles)
    .flatMap(([part, colours]) =>
      Object.entries(colours).map(([name, colour]) => `--consent-${part}-${name}:${colour};`),
    )
    .join('')
