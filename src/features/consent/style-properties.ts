import { defaultConfig } from './check-config'
import type { ConsentConfig } from './contract'

/** The site's colours as custom properties, as in `--consent-primaryButton-bgColor`; the stylesheet has the defaults. */
export const styleProperties = ({ styles }: Pick<ConsentConfig, 'styles'>): Record<string, string> => {
  const usual: Record<string, object> = defaultConfig.styles
  return Object.fromEntries(
    Object.entries(styles).flatMap(([part, colours]) =>
      Object.entries(colours as Record<string, string>)
        .filter(([name, colour]) => colour !== (usual[part] as Record<string, string>)[name])
        .map(([name, colour]) => [`--consent-${part}-${name}`, colour]),
    ),
  )
}
