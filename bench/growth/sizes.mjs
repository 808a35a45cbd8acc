/** The grown site; the small one has a hundredth of each. */
export const grownSite = { schools: 1000, written: 10_000, comments: 100_000, requests: 100_000 }
export const smallShare = 0.01
