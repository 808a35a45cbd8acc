/** On every page: what the theme changes is part of every page's head. */
export const themeTag = 'theme'
