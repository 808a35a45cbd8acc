/** Only the site itself, never a person through the admin panel or the interface. */
export const nobody = (): boolean => false
