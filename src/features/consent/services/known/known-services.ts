import type { KnownService } from '../../contract'
import { adNetworkServices } from './ad-networks'
import { advertisingServices } from './advertising'
import { analyticsServices } from './analytics'
import { chatServices } from './chat'
import { fontServices } from './fonts'
import { googleServices } from './google'
import { captchaServices, mapServices } from './maps-captcha'
import { mediaServices } from './media'
import { otherServices } from './other'
import { recordingServices } from './recordings'
import { socialServices } from './social'
import { videoServices } from './video'

/** Every service that is known by name. Data for the server: browsers get only the site's own groups. */
export const knownServices: readonly KnownService[] = [
  ...googleServices,
  ...analyticsServices,
  ...recordingServices,
  ...advertisingServices,
  ...adNetworkServices,
  ...socialServices,
  ...videoServices,
  ...mapServices,
  ...captchaServices,
  ...chatServices,
  ...fontServices,
  ...mediaServices,
  ...otherServices,
]
