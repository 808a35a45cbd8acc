import type { NumberField } from 'payload'

/** An amount, kept in whole minor units and typed in units: 130.00 is stored as 13000. */
export const moneyField = (name: string, options: Partial<NumberField> = {}): NumberField => {
  const { required = false, min = 0 } = options
  return {
    name,
    type: 'number',
    min,
    validate: (value: unknown) => {
      if (value === undefined || value === null) return !required || 'Enter an amount.'
      if (!Number.isSafeInteger(value) || (value as number) < 0)
        return 'Use an amount of at most two decimals that is not negative.'
      return (value as number) >= min || `Use at least ${(min / 100).toFixed(2)}.`
    },
    ...options,
    admin: { components: { Field: '/platform/payload/fields/MoneyInput#MoneyInput' }, ...options.admin },
  } as NumberField
}
