import { type Locale, localePath } from '../../../shared/locale'
import { FormField } from '../../../ui/FormField'
import {
  directionsFields,
  directionsMessageId,
  directionsPath,
  maxFromLength,
  type TravelMode,
  travelModes,
} from '../contract'
import type { MapMessages } from '../messages/en'

interface DirectionsFormProps {
  locale: Locale
  t: MapMessages
  slug: string
  /** What was typed before. */
  from: string
  mode: TravelMode
  /** Whether the message above says that another address is needed. */
  isWrong: boolean
}

/** Asks for the way. By GET: the answer is a page that can be reloaded and goes back to the form as it was. */
export function DirectionsForm({ locale, t, slug, from, mode, isWrong }: DirectionsFormProps) {
  return (
    <form
      className="form directions-form"
      action={localePath(locale, directionsPath(slug))}
      method="get"
      data-directions-form=""
    >
      <FormField
        id="directions-from"
        label={t.fromAddress}
        hint={t.fromHint}
        errorId={isWrong ? directionsMessageId : undefined}
      >
        <input
          name={directionsFields.from}
          type="text"
          maxLength={maxFromLength}
          autoComplete="address-line1"
          defaultValue={from}
        />
      </FormField>
      <fieldset className="directions-modes">
        <legend>{t.travelMode}</legend>
        {travelModes.map((value) => (
          <label key={value} className="directions-mode">
            <input type="radio" name={directionsFields.mode} value={value} defaultChecked={value === mode} />
            <span>{t[value]}</span>
          </label>
        ))}
      </fieldset>
      <p>
        <button className="button" type="submit">
          {t.getDirections}
        </button>
      </p>
    </form>
  )
}
