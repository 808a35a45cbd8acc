'use client'

import { Icon } from '../../../platform/panel/kit/icons'

export const PrintButton = ({ text }: { text: string }) => (
  <button type="button" onClick={() => window.print()}>
    <Icon name="document" />
    {text}
  </button>
)
