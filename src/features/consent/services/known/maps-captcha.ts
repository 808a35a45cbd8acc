import type { KnownService } from '../../contract'
import { cookie, local, minutes } from './stored'

// Google's maps and captcha are in google.ts.

const cloudflare = {
  provider: 'Cloudflare, Inc.',
  privacyUrl: 'https://www.cloudflare.com/privacypolicy/',
}

export const mapServices: KnownService[] = [
  {
    name: 'OpenStreetMap',
    category: 'maps',
    provider: 'OpenStreetMap Foundation',
    privacyUrl: 'https://osmfoundation.org/wiki/Privacy_Policy',
    domains: ['openstreetmap.org'],
    contains: ['tile.openstreetmap.org'],
    hosts: {
      'img-src': ['https://tile.openstreetmap.org', 'https://*.tile.openstreetmap.org'],
      'connect-src': ['https://tile.openstreetmap.org', 'https://nominatim.openstreetmap.org'],
      'frame-src': ['https://www.openstreetmap.org'],
    },
    stored: [cookie('_osm_totp_token', minutes(60)), cookie('_osm_session', 0)],
    signals: [],
  },
  {
    name: 'Mapbox',
    category: 'maps',
    provider: 'Mapbox, Inc.',
    privacyUrl: 'https://www.mapbox.com/legal/privacy',
    domains: ['mapbox.com'],
    contains: ['mapboxgl.', 'api.mapbox.com'],
    hosts: {
      'script-src': ['https://api.mapbox.com'],
      'style-src': ['https://api.mapbox.com'],
      'img-src': ['https://api.mapbox.com', 'https://*.tiles.mapbox.com'],
      'connect-src': ['https://api.mapbox.com', 'https://*.tiles.mapbox.com', 'https://events.mapbox.com'],
      'frame-src': ['https://api.mapbox.com'],
    },
    stored: [local('mapbox.*')],
    signals: [],
  },
  {
    name: 'Bing Maps',
    category: 'maps',
    provider: 'Microsoft Corporation',
    privacyUrl: 'https://privacy.microsoft.com/privacystatement',
    domains: ['bing.com/maps', 'bing.com/api/maps', 'virtualearth.net'],
    contains: ['Microsoft.Maps.'],
    hosts: {
      'script-src': ['https://www.bing.com/api/maps/', 'https://*.virtualearth.net'],
      'img-src': ['https://*.virtualearth.net'],
      'connect-src': ['https://*.virtualearth.net'],
      'frame-src': ['https://www.bing.com/maps/'],
    },
    stored: [cookie('MUID', 390), cookie('_EDGE_S', 0), cookie('SRCHD', 390)],
    signals: [],
  },
]

export const captchaServices: KnownService[] = [
  {
    name: 'hCaptcha',
    category: 'captcha',
    provider: 'Intuition Machines, Inc.',
    privacyUrl: 'https://www.hcaptcha.com/privacy',
    domains: ['hcaptcha.com'],
    contains: ['hcaptcha.render', 'js.hcaptcha.com'],
    hosts: {
      'script-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      'style-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      'connect-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      'frame-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    },
    stored: [cookie('hmt_id', 30), cookie('__cf_bm', minutes(30))],
    signals: [],
  },
  {
    name: 'Cloudflare Turnstile',
    category: 'captcha',
    ...cloudflare,
    domains: ['challenges.cloudflare.com'],
    contains: ['turnstile.render', 'challenges.cloudflare.com'],
    hosts: {
      'script-src': ['https://challenges.cloudflare.com'],
      'connect-src': ['https://challenges.cloudflare.com'],
      'frame-src': ['https://challenges.cloudflare.com'],
    },
    stored: [cookie('cf_clearance', minutes(30))],
    signals: [],
  },
  {
    name: 'Friendly Captcha',
    category: 'captcha',
    provider: 'Friendly Captcha GmbH',
    privacyUrl: 'https://friendlycaptcha.com/legal/privacy-end-users/',
    domains: ['friendlycaptcha.com', 'frcapi.com', 'friendlycaptcha.eu'],
    contains: ['friendlyChallenge', 'frcaptcha'],
    hosts: {
      'connect-src': [
        'https://api.friendlycaptcha.com',
        'https://eu-api.friendlycaptcha.eu',
        'https://*.frcapi.com',
      ],
      'frame-src': ['https://*.frcapi.com'],
    },
    stored: [],
    signals: [],
  },
]
