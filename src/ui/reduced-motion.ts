/** Whether the visitor has asked their system for stillness. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
