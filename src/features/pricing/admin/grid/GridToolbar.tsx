import { Button } from '@payloadcms/ui'
import { type ChangeEvent, useRef } from 'react'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import { gridTexts } from './grid-texts'

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
  const texts = usePanelTexts(gridTexts)
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
            {texts.undo}
          </Button>
          <Button {...buttonProps} disabled={!props.canRedo} onClick={props.redo} tooltip="Ctrl+Shift+Z">
            {texts.redo}
          </Button>
          <Button {...buttonProps} onClick={props.fillRight} tooltip={texts.fillRightTip}>
            {texts.fillRight}
          </Button>
          <Button {...buttonProps} onClick={props.continueStep} tooltip={texts.continueStepTip}>
            {texts.continueStep}
          </Button>
        </>
      )}
      <Button {...buttonProps} onClick={props.exportFile}>
        {texts.exportCsv}
      </Button>
      {!props.readOnly && (
        <>
          <Button {...buttonProps} onClick={() => chooser.current?.click()}>
            {texts.importCsv}
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label={texts.csvFile}
            tabIndex={-1}
            hidden
            onChange={choose}
          />
        </>
      )}
    </div>
  )
}
