import type { CollectionConfig, Field, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { editors, staff } from '../../../platform/payload/access'
import {
  checkboxField,
  codeField,
  dayField,
  moneyField,
  row,
  schoolField,
  selectField,
} from '../../../platform/payload/fields/field-factories'
import { breakTies, byPosition, positionField } from '../../../platform/payload/fields/position'
import type { PriceAdjustment } from '../../../platform/payload/payload-types'
import { requestMessages } from '../../../platform/payload/request-messages'
import { ofSchool } from '../../../platform/payload/school-scope'
import { documentId } from '../../../shared/id'
import { pricingPanelMessages } from '../messages/panel/messages'

const group = 'schoolsAndPrices'

const access: CollectionConfig['access'] = { create: editors, read: staff, update: editors, delete: editors }

const activeField: Field = {
  name: 'active',
  type: 'checkbox',
  defaultValue: true,
  admin: { position: 'sidebar' },
}

const titleField: Field = { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 }

const chargedField: Field = selectField('charged', ['once', 'week'], { required: true, defaultValue: 'once' })

const dayRangeField = (name: string): Field => ({
  name,
  type: 'group',
  fields: [
    row(
      dayField('from'),
      dayField('to', {
        validate: (value, { siblingData, req }) => {
          const { from } = siblingData as { from?: string }
          return (
            !value ||
            !from ||
            String(value) >= from ||
            requestMessages(pricingPanelMessages, req)('errors.endBeforeStart')
          )
        },
      }),
    ),
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
  return totalDocs === 0 || requestMessages(pricingPanelMessages, req)('errors.promoTaken', { code: value })
}

/** Discounts and supplements. */
export const priceAdjustments: CollectionConfig = {
  slug: 'price-adjustments',
  custom: ofSchool(),
  admin: { useAsTitle: 'title', group, defaultColumns: ['title', 'kind', 'school', 'active'] },
  access,
  indexes: [{ fields: ['school', 'code'], unique: true }],
  fields: [
    schoolField,
    activeField,
    titleField,
    codeField('title'),
    row(
      selectField('kind', ['discount', 'supplement'], { required: true, defaultValue: 'discount' }),
      {
        name: 'percent',
        type: 'number',
        min: 0,
        max: 100,
        validate: (value: unknown, { siblingData, req }: { siblingData: unknown; req: PayloadRequest }) => {
          if (isSet(value) === isSet((siblingData as AdjustmentData).amount))
            return requestMessages(pricingPanelMessages, req)('errors.percentOrAmount')
          return (
            !isSet(value) ||
            (Number(value) > 0 && Number(value) <= 100) ||
            requestMessages(pricingPanelMessages, req)('errors.percentRange')
          )
        },
      },
      moneyField('amount'),
      chargedField,
    ),
    selectField('on', ['course', 'accommodation', 'registration', 'extra'], {
      hasMany: true,
      required: true,
      defaultValue: ['course'],
    }),
    checkboxField('onlySome', { defaultValue: false }),
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data?.onlySome) },
      fields: [
        {
          name: 'courses',
          type: 'relationship',
          relationTo: 'courses',
          hasMany: true,
          admin: { allowCreate: false },
        },
        { name: 'accommodation', type: 'relationship', relationTo: 'accommodation', hasMany: true },
      ],
    },
    { name: 'minWeeks', type: 'number', defaultValue: 0, min: 0, max: 48 },
    dayRangeField('booking'),
    dayRangeField('start'),
    dayRangeField('stay'),
    row(
      selectField('roundType', ['none', 'classic', 'ceil', 'floor'], {
        required: true,
        defaultValue: 'classic',
      }),
      moneyField('roundTo', { required: true, defaultValue: 100, min: 1 }),
    ),
    { name: 'group', type: 'text', maxLength: 60, admin: { position: 'sidebar' } },
    {
      name: 'promo',
      type: 'text',
      maxLength: 40,
      index: true,
      admin: { position: 'sidebar' },
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
  custom: ofSchool(),
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
    row(moneyField('amount', { required: true }), chargedField),
    checkboxField('forced', { defaultValue: false }),
    positionField('price-extras'),
  ],
}
