/** On every page of results. They may change with any document, so a change of one adds this tag (`invalidating`). */
export const searchTag = 'search'
