import type { DateField } from 'payload'

/** A calendar day. Payload keeps it as noon UTC, so that its first ten characters are the day everywhere. */
export const dayField = (name: string, options: Partial<DateField> = {}): DateField =>
  ({
    name,
    type: 'date',
    hooks: {
      // The panel's own calendar sends noon already; a day alone would be midnight, which is the day before in America.
      beforeValidate: [
        ({ value }) =>
          typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00.000Z` : value,
      ],
    },
    ...options,
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' }, ...options.admin },
  }) as DateField
