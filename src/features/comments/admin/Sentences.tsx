'use client'

import { useSayInPanel } from './sentences/use-say'

/** The result of an action, announced to screen readers. */
export const Sentences = ({ done, refused }: { done?: string; refused: string[] }) => {
  const say = useSayInPanel()
  return (
    <>
      <p role="status">{done && say(done)}</p>
      {refused.length > 0 && (
        <div role="alert" className="panel-form__error">
          <ul>
            {refused.map((sentence) => (
              <li key={sentence}>{say(sentence)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
