import type { NumberField } from 'payload'

/** An amount, kept in whole minor units and typed in units: 130.00 is stored as 13000. */
export const moneyField = (name: string, options: Partial<NumberField> = {}): NumberField =>
  ({
    name,
    type: 'number',
    min: 0,
    validate: (value: unknown) =>
      value === undefined ||
      value === null ||
      (Number.isSafeInteger(value) && (value as number) >= 0) ||
      'Use an amount of at most two decimals that is not negative.',
    ...options,
    admin: { components: { Field: '/cms/fields/MoneyInput#MoneyInput' }, ...options.admin },
  }) as NumberField
