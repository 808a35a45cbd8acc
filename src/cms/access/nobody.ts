/** Through the interface nobody; the server's own code does not ask. */
export const nobody = (): boolean => false
