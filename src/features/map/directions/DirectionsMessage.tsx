import type { MouseEvent } from 'react'
import type { DirectionsTexts } from '../client-texts'
import { answerPlace, type Directions } from '../contract'
import { placeHref } from './place-href'

interface DirectionsMessageProps {
  t: DirectionsTexts
  page: string
  settings: string
  from: string
  mode: string
  /** Absent before the first question. */
  answer?: Directions
  onChoose?: (event: MouseEvent, at: string) => void
}

/** Directly below the map: what went wrong, or a choice between several places of the same name. */
export function DirectionsMessage(props: DirectionsMessageProps) {
  const { t, answer } = props
  if (answer?.kind === 'problem')
    return (
      <>
        <p {...answerPlace} className="directions-problem" role="alert">
          <strong>{answer.message}</strong>
          {answer.problem === 'notAllowed' && (
            <>
              {' '}
              <a className="pdcc-open-modal" href={props.settings}>
                {t('allow')}
              </a>
            </>
          )}
        </p>
        {/* Names the address, because the field may hold another one by now. */}
        {answer.problem === 'notFound' && (
          <p className="directions-asked">{t('notFoundNamed', { address: props.from })}</p>
        )}
        {answer.elsewhere && (
          <div className="directions-elsewhere">
            <p>{t('elsewhere')}</p>
            <ul className="map-links">
              {answer.elsewhere.map(({ service, href }) => (
                <li key={service}>
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {service}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </>
    )
  if (answer?.kind !== 'choices') return null
  return (
    <div className="directions-choices">
      <p {...answerPlace} role="alert">
        <strong>{t('choices')}</strong>
      </p>
      <ul>
        {answer.choices.map(({ lat, lng, text }) => {
          const at = `${lat},${lng}`
          return (
            <li key={at}>
              <a
                href={placeHref(props.page, props.from, props.mode, at)}
                data-at={at}
                onClick={(event) => props.onChoose?.(event, at)}
              >
                {text}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
