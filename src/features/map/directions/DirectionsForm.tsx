import type { FormEvent, MouseEvent, Ref } from 'react'
import { FormField } from '../../../ui/forms/FormField'
import type { DirectionsTexts } from '../client-texts'
import {
  directionsAnswerId,
  directionsFields,
  type MapPlace,
  maxFromLength,
  type TravelMode,
  travelModes,
} from '../contract'
import { placeHref } from './place-href'

interface DirectionsFormProps {
  t: DirectionsTexts
  page: string
  /** The address of the last question. */
  from: string
  mode: TravelMode
  /** Quick choices. */
  places: MapPlace[]
  /** The message above says that another address is needed. */
  isWrong: boolean
  isBusy: boolean
  /** There is no answer on the page yet. */
  isFirst: boolean
  formRef?: Ref<HTMLFormElement>
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  onModeChange?: () => void
  onChoose: (event: MouseEvent, at: string, name: string) => void
  /** Absent where the position of the visitor cannot be used. */
  onLocate?: () => void
}

/** The form uses GET, so that a page with an answer can be reloaded, and going back restores the form. */
export function DirectionsForm(props: DirectionsFormProps) {
  const { t, page, from, mode, places, isWrong, isBusy, isFirst, onLocate } = props
  return (
    <form
      className="form directions-form"
      // Later answers have the focus without it: a browser does not load an address again that differs in the fragment only.
      action={isFirst ? `${page}#${directionsAnswerId}` : page}
      method="get"
      data-directions-form=""
      ref={props.formRef}
      aria-busy={isBusy || undefined}
      onSubmit={props.onSubmit}
    >
      <FormField
        id="directions-from"
        label={t('fromAddress')}
        hint={t('fromHint')}
        errorId={isWrong ? directionsAnswerId : undefined}
      >
        <input
          name={directionsFields.from}
          type="text"
          maxLength={maxFromLength}
          autoComplete="address-line1"
          defaultValue={from}
        />
      </FormField>
      {(places.length > 0 || onLocate) && (
        <div className="directions-quick">
          <p id="directions-quick">{t('startAt')}</p>
          <ul aria-labelledby="directions-quick">
            {onLocate && (
              <li className="directions-here">
                <button type="button" className="choice" onClick={onLocate}>
                  {t('myPosition')}
                </button>
              </li>
            )}
            {places.map(({ lat, lng, text }) => {
              const at = `${lat},${lng}`
              return (
                <li key={at}>
                  <a
                    className="choice"
                    href={placeHref(page, text, mode, at)}
                    onClick={(event) => props.onChoose(event, at, text)}
                  >
                    {text}
                  </a>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {/* `onInput`, because the island loader repeats that event for what was changed before React was there. */}
      <fieldset className="directions-modes" onInput={props.onModeChange}>
        <legend>{t('travelMode')}</legend>
        {travelModes.map((value) => (
          <label key={value} className="directions-mode">
            <input type="radio" name={directionsFields.mode} value={value} defaultChecked={value === mode} />
            <span>{t(value)}</span>
          </label>
        ))}
      </fieldset>
      <p>
        {/* Not `disabled`, which would drop the focus. */}
        <button className="button" type="submit" aria-disabled={isBusy || undefined}>
          {t('getDirections')}
        </button>
      </p>
    </form>
  )
}
