'use client'

import { useHydrated } from '../../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import type { OwnTemplateName } from '../../office/office-contract'

/** More are a list to choose from. */
const MAX_BUTTONS = 3

interface OwnTemplatesProps {
  templates: OwnTemplateName[]
  /** The one whose mail is being written. */
  open: string | undefined
  write: (template: string) => void
}

/** The templates that the office has written, beside those of the product. */
export const OwnTemplates = ({ templates, open, write }: OwnTemplatesProps) => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const isReady = useHydrated()
  if (templates.length <= MAX_BUTTONS)
    return templates.map(({ template, name }) => (
      <button
        key={template}
        type="button"
        disabled={!isReady}
        aria-pressed={open === template}
        onClick={() => write(template)}
      >
        {name}
      </button>
    ))
  return (
    <select
      aria-label={texts('ownTemplates.title')}
      disabled={!isReady}
      value={templates.some(({ template }) => template === open) ? open : ''}
      onChange={({ target }) => target.value && write(target.value)}
    >
      <option value="">{texts('ownTemplates.title')}</option>
      {templates.map(({ template, name }) => (
        <option key={template} value={template}>
          {name}
        </option>
      ))}
    </select>
  )
}
