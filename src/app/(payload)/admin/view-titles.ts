import { type ScreenContext, siteIn } from '../../../platform/feature'

const matches = (path: string, segments: readonly string[]): boolean => {
  const parts = path.split('/').filter(Boolean)
  return (
    parts.length === segments.length &&
    parts.every((part, index) => part.startsWith(':') || part === segments[index])
  )
}

/** The title of our own screen at an address of the panel, which Payload has in English only; undefined if it is one of Payload's. */
export const titleOfView = (panel: ScreenContext, segments: readonly string[]): string | undefined => {
  const screens = siteIn(panel.config).features.flatMap((feature) => Object.entries(feature.screens ?? {}))
  const [, screen] =
    screens.find(([name, { path }]) =>
      segments.length === 0 ? name === 'dashboard' : path && matches(path, segments),
    ) ?? []
  return screen?.title?.(panel)
}
