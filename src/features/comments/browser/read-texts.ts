import type { ClientTexts } from './client-texts'

export const textsOf = (place: HTMLElement): ClientTexts => JSON.parse(place.dataset.texts ?? '{}')
