export const isSlug = (value: string): boolean => value.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)

/** Greek and Cyrillic letters in Latin ones, as passports and maps write them. */
const latinLetters = new Map(
  Object.entries({
    ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
    ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch' },
    ...{ ψ: 'ps', ω: 'o', а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', ђ: 'dj', е: 'e', є: 'ye' },
    ...{ ж: 'zh', з: 'z', и: 'i', і: 'i', ј: 'j', к: 'k', л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj' },
    ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', ћ: 'c', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch' },
    ...{ џ: 'dz', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  }),
)

/** `École du Vieux-Phare` becomes `ecole-du-vieux-phare`. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ου', 'ou')
    .replace(/[α-ωа-яђ-џґ]/g, (letter) => latinLetters.get(letter) ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
