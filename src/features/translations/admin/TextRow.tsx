'use client'

import { Badge } from '../../../platform/panel/kit/Badge'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import type { SavedText, TranslationRow } from '../contract'
import { translationsPanelMessages } from '../messages/panel/messages'

/** Text typed into a row, and the result of saving it. */
export interface RowEdit {
  text: string
  answer?: SavedText | undefined
}

interface TextRowProps {
  row: TranslationRow
  edit: RowEdit | undefined
  disabled: boolean
  sourceLang: string
  lang: string
  onEdit: (text: string) => void
  /** The translation was looked at and fits its source. */
  onKeep: () => void
  /** Ends a conflict with this text. */
  onSettle: (text: string) => void
}

const tones = { missing: 'bad', outdated: 'waiting', current: 'good' } as const

/** As high as its source needs. */
const linesOf = (text: string) =>
  Math.min(16, Math.max(1, text.split('\n').length + Math.floor(text.length / 60)))

const Answer = ({ edit, onSettle }: Pick<TextRowProps, 'edit' | 'onSettle'>) => {
  const texts = usePanelMessages(translationsPanelMessages)
  const answer = edit?.answer
  return (
    <div role="status">
      {answer?.result === 'saved' && <p className="translations__saved">{texts('screen.saved')}</p>}
      {answer?.result === 'refused' && <p className="panel-form__error">{answer.message}</p>}
      {answer?.result === 'conflict' && (
        <>
          <p className="panel-form__error">
            {answer.by ? texts('screen.conflict', { by: answer.by }) : texts('screen.conflictBySite')}
          </p>
          <blockquote>{answer.text || '–'}</blockquote>
          <blockquote>
            {texts('screen.source')}: {answer.source}
          </blockquote>
          <button type="button" onClick={() => onSettle(edit?.text ?? '')}>
            {texts('screen.keepMine')}
          </button>{' '}
          <button type="button" onClick={() => onSettle(answer.text)}>
            {texts('screen.useTheirs')}
          </button>
        </>
      )}
    </div>
  )
}

/** One text: its source on the left, its translation on the right. */
export const TextRow = ({ row, edit, disabled, sourceLang, lang, ...on }: TextRowProps) => {
  const texts = usePanelMessages(translationsPanelMessages)
  const { field, title, source, text, state, rich, onlyInDocument, legend, href } = row
  const value = edit?.text ?? text
  const unused = legend.filter(({ mark }) => source.includes(mark) && value && !value.includes(mark))
  return (
    <div className="translations__row">
      <div>
        <p className="translations__field">
          {field}{' '}
          <Badge tone={tones[state]} data={{ 'data-state': state }}>
            {texts(`screen.states.${state}`)}
          </Badge>
        </p>
        <p className="translations__source" lang={sourceLang}>
          {source}
        </p>
        {legend.length > 0 && (
          <ul className="translations__legend">
            {legend.map(({ mark, label }) => (
              <li key={mark}>
                <code>{mark}</code> {label}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        {onlyInDocument ? (
          <>
            <p className="translations__source" lang={lang}>
              {text}
            </p>
            <p>{texts('screen.onlyInDocument')}</p>
            <a href={href}>{texts('screen.inDocument')}</a>
          </>
        ) : (
          <>
            <textarea
              aria-label={`${title}, ${field}`}
              lang={lang}
              rows={linesOf(rich && value ? value : source)}
              value={value}
              readOnly={disabled}
              onChange={({ currentTarget }) => on.onEdit(currentTarget.value)}
            />
            {unused.length > 0 && (
              <p className="translations__unused">
                {texts('screen.unused', { marks: unused.map(({ mark }) => mark).join(', ') })}
              </p>
            )}
            {rich && value === '' && (
              <button type="button" disabled={disabled} onClick={() => on.onEdit(source)}>
                {texts('screen.copySource')}
              </button>
            )}
            {state === 'outdated' && value === text && (
              <button type="button" disabled={disabled} onClick={on.onKeep}>
                {texts('screen.keep')}
              </button>
            )}
          </>
        )}
        <Answer edit={edit} onSettle={on.onSettle} />
      </div>
    </div>
  )
}
