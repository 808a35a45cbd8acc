/** Canada's provinces and territories: an address has one form, a visitor types the other. */
const provinces: Record<string, string[]> = {
  ab: ['Alberta'],
  bc: ['British Columbia', 'Colombie-Britannique'],
  mb: ['Manitoba'],
  nb: ['New Brunswick', 'Nouveau-Brunswick'],
  nl: ['Newfoundland and Labrador', 'Newfoundland', 'Terre-Neuve-et-Labrador'],
  ns: ['Nova Scotia', 'Nouvelle-Écosse'],
  nt: ['Northwest Territories', 'Territoires du Nord-Ouest'],
  nu: ['Nunavut'],
  on: ['Ontario'],
  pe: ['Prince Edward Island', 'Île-du-Prince-Édouard'],
  qc: ['Québec'],
  sk: ['Saskatchewan'],
  yt: ['Yukon'],
}

/** Every form of a region's name. */
export const regionForms = (region: string): string[] => {
  const code = region.toLowerCase()
  const entry = Object.entries(provinces).find(
    ([key, names]) => key === code || names.some((name) => name.toLowerCase() === code),
  )
  return entry ? [region, entry[0], ...entry[1]] : [region]
}
