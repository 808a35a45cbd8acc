import { Button } from '@payloadcms/ui'
import { type ChangeEvent, useRef } from 'react'

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
            Undo
          </Button>
          <Button {...buttonProps} disabled={!props.canRedo} onClick={props.redo} tooltip="Ctrl+Shift+Z">
            Redo
          </Button>
          <Button {...buttonProps} onClick={props.fillRight} tooltip="Ctrl+R: copies the first selected week">
            Fill right
          </Button>
          <Button
            {...buttonProps}
            onClick={props.continueStep}
            tooltip="Fills the rest of the row with the last weekly increase"
          >
            Continue last increase
          </Button>
        </>
      )}
      <Button {...buttonProps} onClick={props.exportFile}>
        Export CSV
      </Button>
      {!props.readOnly && (
        <>
          <Button {...buttonProps} onClick={() => chooser.current?.click()}>
            Import CSV
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label="CSV file with prices"
            tabIndex={-1}
            hidden
            onChange={choose}
          />
        </>
      )}
    </div>
  )
}
