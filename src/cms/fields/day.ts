import type { DateField } from 'payload'

/** A calendar day. Payload keeps it as noon UTC, so that its first ten characters are the day everywhere. */
export const dayField = (name: string, options: Partial<DateField> = {}): DateField =>
  ({
    name,
    type: 'date',
    ...options,
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' }, ...options.admin },
  }) as DateField
