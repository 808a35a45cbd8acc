/** The result of an action, announced to screen readers. */
export const Sentences = ({ done, refused }: { done?: string; refused: string[] }) => (
  <>
    <p role="status">{done}</p>
    {refused.length > 0 && (
      <div role="alert" className="panel-form__error">
        <ul>
          {refused.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    )}
  </>
)
