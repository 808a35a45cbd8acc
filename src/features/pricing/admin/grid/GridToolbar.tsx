import { Button } from '@payloadcms/ui'
import { type ChangeEvent, useRef } from 'react'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { pricingPanelMessages } from '../../messages/panel/messages'

interface GridToolbarProps {
  readOnly: boolean
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
  fillRight: () => void
  continueStep: () => void
  exportFile: () => void
  importFile: (file: File) => void
}

const buttonProps = { buttonStyle: 'secondary', size: 'small', margin: false } as const

export const GridToolbar = (props: GridToolbarProps) => {
  const texts = usePanelMessages(pricingPanelMessages)
  const chooser = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) props.importFile(file)
    // So that the same file can be chosen again after it was corrected.
    target.value = ''
  }
  return (
    <div className="price-grid__tools">
      {!props.readOnly && (
        <>
          <Button {...buttonProps} disabled={!props.canUndo} onClick={props.undo} tooltip="Ctrl+Z">
            {texts('grid.undo')}
          </Button>
          <Button {...buttonProps} disabled={!props.canRedo} onClick={props.redo} tooltip="Ctrl+Shift+Z">
            {texts('grid.redo')}
          </Button>
          <Button {...buttonProps} onClick={props.fillRight} tooltip={texts('grid.fillRightTip')}>
            {texts('grid.fillRight')}
          </Button>
          <Button {...buttonProps} onClick={props.continueStep} tooltip={texts('grid.continueStepTip')}>
            {texts('grid.continueStep')}
          </Button>
        </>
      )}
      <Button {...buttonProps} onClick={props.exportFile}>
        {texts('grid.exportCsv')}
      </Button>
      {!props.readOnly && (
        <>
          <Button {...buttonProps} onClick={() => chooser.current?.click()}>
            {texts('grid.importCsv')}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label={texts('grid.csvFile')}
            tabIndex={-1}
            hidden
            onChange={choose}
          />
        </>
      )}
    </div>
  )
}
