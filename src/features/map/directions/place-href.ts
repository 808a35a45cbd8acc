import { directionsAnswerId, directionsFields } from '../contract'

/** Asks for the way from a place that is known, without JavaScript too. */
export const placeHref = (page: string, from: string, mode: string, at: string): string =>
  `${page}?${new URLSearchParams({
    [directionsFields.from]: from,
    [directionsFields.mode]: mode,
    [directionsFields.at]: at,
  })}#${directionsAnswerId}`
