import type { ReactNode } from 'react'
import { schoolPath } from '../../../shared/address/school-path'
import { localePath } from '../../../shared/locale'
import { PlaceMap } from '../PlaceMap'
import { AskForDirections, type AskForDirectionsProps } from './AskForDirections'

interface DirectionsPageProps extends Omit<AskForDirectionsProps, 'slug' | 'place'> {
  school: { slug: string; name: string }
  /** The address, with links to the visitor's own maps app. */
  schoolAddress: ReactNode
  /** Whether directions are offered here. */
  hasDirections: boolean
}

/** The page “How to get here”: form, map, message, route, in this order. */
export function DirectionsPage({ school, schoolAddress, map, hasDirections, ...asked }: DirectionsPageProps) {
  const { locale, t } = asked
  return (
    <div className="wrap directions-page">
      <header className="paper-heading">
        <p className="kicker">
          <a href={localePath(locale, schoolPath(school.slug))}>
            {t('backToSchool', { school: school.name })}
          </a>
        </p>
        <h1>{t('howToGetTo', { school: school.name })}</h1>
      </header>
      {schoolAddress}
      {!map && <p className="no-map">{t('noMap')}</p>}
      {hasDirections ? (
        <AskForDirections {...asked} map={map} slug={school.slug} place={school.name} />
      ) : (
        map && <PlaceMap place={school.name} shown={map} t={t} />
      )}
    </div>
  )
}
