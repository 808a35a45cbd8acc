import type { CollectionConfig, Field, TextFieldSingleValidation } from 'payload'
import { editors, staff } from '../../../platform/payload/access'
import {
  codeField,
  dayField,
  moneyField,
  schoolField,
} from '../../../platform/payload/fields/field-factories'
import { breakTies, byPosition, positionField } from '../../../platform/payload/fields/position'
import type { PriceAdjustment } from '../../../platform/payload/payload-types'
import { documentId } from '../../../shared/id'

const group = 'Prices'

const access: CollectionConfig['access'] = { create: editors, read: staff, update: editors, delete: editors }

const activeField: Field = {
  name: 'active',
  type: 'checkbox',
  defaultValue: true,
  admin: { position: 'sidebar', description: 'Applies to the prices that visitors see.' },
}

const titleField: Field = { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 }

const chargedField: Field = {
  name: 'charged',
  type: 'select',
  required: true,
  defaultValue: 'once',
  options: [
    { value: 'once', label: 'Once' },
    { value: 'week', label: 'Per week' },
  ],
}

const dayRangeField = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        dayField('from'),
        dayField('to', {
          validate: (value, { siblingData }) => {
            const { from } = siblingData as { from?: string }
            return !value || !from || String(value) >= from || 'The end must not be before the start.'
          },
        }),
      ],
    },
  ],
})

interface AdjustmentData {
  percent?: number | null
  amount?: number | null
}

const isSet = (value: unknown) => value !== undefined && value !== null

/** A promo code must be unique within a school, because the calculator looks it up by the code alone. */
const validatePromo: TextFieldSingleValidation = async (value, { id, data, req }) => {
  if (!value) return true
  const { school } = data as Partial<PriceAdjustment>
  const { totalDocs } = await req.payload.count({
    collection: 'price-adjustments',
    where: {
      and: [
        { promo: { equals: value } },
        { school: { equals: documentId(school ?? 0) } },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
    req,
  })
  return totalDocs === 0 || `Another discount or supplement of this school already uses the code ${value}.`
}

/** Discounts and supplements. */
export const priceAdjustments: CollectionConfig = {
  slug: 'price-adjustments',
  labels: { singular: 'Discount or supplement', plural: 'Discounts and supplements' },
  admin: { useAsTitle: 'title', group, defaultColumns: ['title', 'kind', 'school', 'active'] },
  access,
  indexes: [{ fields: ['school', 'code'], unique: true }],
  fields: [
    schoolField,
    activeField,
    titleField,
    codeField('title'),
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'discount',
          options: [
            { value: 'discount', label: 'Discount' },
            { value: 'supplement', label: 'Supplement' },
          ],
        },
        {
          name: 'percent',
          type: 'number',
          min: 0,
          max: 100,
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
            if (isSet(value) === isSet((siblingData as AdjustmentData).amount))
              return 'Enter either a percentage or an amount.'
            return (
              !isSet(value) ||
              (Number(value) > 0 && Number(value) <= 100) ||
              'Enter a number above 0 and up to 100.'
            )
          },
        },
        moneyField('amount'),
        chargedField,
      ],
    },
    {
      name: 'on',
      label: 'Applies to',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['course'],
      options: [
        { value: 'course', label: 'Courses' },
        { value: 'accommodation', label: 'Accommodation' },
        { value: 'registration', label: 'Registration fee' },
        { value: 'extra', label: 'Extras' },
      ],
    },
    {
      name: 'onlySome',
      label: 'Only some courses or accommodation types',
      type: 'checkbox',
      defaultValue: false,
    },
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data?.onlySome) },
      fields: [
        {
          name: 'courses',
          label: 'Only these courses',
          type: 'relationship',
          relationTo: 'courses',
          hasMany: true,
          admin: { allowCreate: false },
        },
        {
          name: 'accommodation',
          label: 'Only these accommodation types',
          type: 'relationship',
          relationTo: 'accommodation',
          hasMany: true,
        },
      ],
    },
    { name: 'minWeeks', label: 'Minimum number of weeks', type: 'number', defaultValue: 0, min: 0, max: 48 },
    dayRangeField('booking', 'Booked between'),
    dayRangeField('start', 'Starting between'),
    dayRangeField('stay', 'For weeks between'),
    {
      type: 'row',
      fields: [
        {
          name: 'roundType',
          label: 'Rounding',
          type: 'select',
          required: true,
          defaultValue: 'classic',
          options: [
            { value: 'none', label: 'To the cent' },
            { value: 'classic', label: 'To the nearest' },
            { value: 'ceil', label: 'Up' },
            { value: 'floor', label: 'Down' },
          ],
        },
        moneyField('roundTo', { label: 'Round to', required: true, defaultValue: 100, min: 1 }),
      ],
    },
    {
      name: 'group',
      label: 'Not combined with',
      type: 'text',
      maxLength: 60,
      admin: {
        position: 'sidebar',
        description: 'Of all discounts or supplements with the same word here, only the largest applies.',
      },
    },
    {
      name: 'promo',
      label: 'Promo code',
      type: 'text',
      maxLength: 40,
      index: true,
      admin: { position: 'sidebar', description: 'Applies only if the visitor enters this code.' },
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() || null : value),
        ],
      },
      validate: validatePromo,
    },
  ],
}

/** Extras such as transfer, insurance or placement. */
export const priceExtras: CollectionConfig = {
  slug: 'price-extras',
  labels: { singular: 'Extra', plural: 'Extras' },
  admin: { useAsTitle: 'title', group, defaultColumns: ['title', 'amount', 'forced', 'school'] },
  defaultSort: byPosition,
  hooks: { beforeOperation: [breakTies] },
  access,
  indexes: [{ fields: ['school', 'code'], unique: true }],
  fields: [
    schoolField,
    activeField,
    titleField,
    codeField('title'),
    { type: 'row', fields: [moneyField('amount', { required: true }), chargedField] },
    {
      name: 'forced',
      label: 'Part of every price',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'If not ticked, visitors can choose it.' },
    },
    positionField('price-extras'),
  ],
}
