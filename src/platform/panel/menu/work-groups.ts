/** Groups of the panel's menu in the order of the menu. A collection or global names its group: `admin: { group: 'website' }`. */
export const workGroups = ['money', 'website', 'schoolsAndPrices', 'settings'] as const

/** Groups that are used every day are open until somebody closes them. */
export const openGroups: readonly string[] = ['website', 'schoolsAndPrices']
