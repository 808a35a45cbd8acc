import { foldWords } from '../../../shared/fold-words'

/** Addresses are the same whatever the case of their letters; no provider tells them apart. */
const plain = (address: string) => address.trim().normalize('NFC').toLowerCase()

export const isSameAddress = (one: string, other: string): boolean => plain(one) === plain(other)

/** Words of the index that every comment of the address has; the others are looked through for the very address. */
export const addressWords = (address: string): string[] =>
  foldWords(address)
    .split(' ')
    .filter((word) => word.length > 2)
    .slice(0, 8)
