import type { FormEvent, Ref } from 'react'
import { FormField } from '../../../ui/forms/FormField'
import type { DirectionsTexts } from '../client-texts'
import {
  directionsAnswerId,
  directionsFields,
  maxFromLength,
  type TravelMode,
  travelModes,
} from '../contract'

interface DirectionsFormProps {
  t: DirectionsTexts
  page: string
  /** The address of the last question. */
  from: string
  mode: TravelMode
  /** The message above says that another address is needed. */
  isWrong: boolean
  isBusy: boolean
  /** There is no answer on the page yet. */
  isFirst: boolean
  formRef?: Ref<HTMLFormElement>
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  onModeChange?: () => void
}

/** The form uses GET, so that a page with an answer can be reloaded, and going back restores the form. */
export function DirectionsForm(props: DirectionsFormProps) {
  const { t, page, from, mode, isWrong, isBusy, isFirst } = props
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
