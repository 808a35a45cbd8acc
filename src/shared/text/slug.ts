export const isSlug = (value: string): boolean => value.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)

/** `École du Vieux-Phare` becomes `ecole-du-vieux-phare`. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
