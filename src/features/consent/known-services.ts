import type { KnownService } from './contract'
import { adNetworkServices } from './services/ad-networks'
import { advertisingServices } from './services/advertising'
import { analyticsServices } from './services/analytics'
import { chatServices } from './services/chat'
import { fontServices } from './services/fonts'
import { googleServices } from './services/google'
import { captchaServices, mapServices } from './services/maps-captcha'
import { mediaServices } from './services/media'
import { otherServices } from './services/other'
import { recordingServices } from './services/recordings'
import { socialServices } from './services/social'
import { videoServices } from './services/video'

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
