import type { KnownService } from '../../contract'
import { cookie, local, years } from './stored'

export const mediaServices: KnownService[] = [
  {
    name: 'Spotify',
    category: 'media',
    provider: 'Spotify AB',
    privacyUrl: 'https://www.spotify.com/legal/privacy-policy/',
    domains: ['spotify.com', 'spotifycdn.com', 'scdn.co'],
    contains: ['open.spotify.com/embed'],
    hosts: {
      'script-src': ['https://open.spotify.com', 'https://embed-cdn.spotifycdn.com'],
      'img-src': ['https://i.scdn.co'],
      'frame-src': ['https://open.spotify.com'],
    },
    stored: [cookie('sp_t', 365), cookie('sp_landing', 1)],
    signals: [],
  },
  {
    name: 'SoundCloud',
    category: 'media',
    provider: 'SoundCloud Global Limited & Co. KG',
    privacyUrl: 'https://soundcloud.com/pages/privacy',
    domains: ['soundcloud.com', 'sndcdn.com'],
    contains: ['SC.Widget', 'w.soundcloud.com'],
    hosts: {
      'script-src': ['https://w.soundcloud.com'],
      'img-src': ['https://i1.sndcdn.com'],
      'frame-src': ['https://w.soundcloud.com'],
    },
    stored: [cookie('sc_anonymous_id', years(10)), local('WIDGET::*')],
    signals: [],
  },
  {
    name: 'Mixcloud',
    category: 'media',
    provider: 'Mixcloud Ltd.',
    privacyUrl: 'https://www.mixcloud.com/privacy/',
    domains: ['mixcloud.com'],
    contains: ['Mixcloud.PlayerWidget'],
    hosts: {
      'script-src': ['https://widget.mixcloud.com'],
      'frame-src': ['https://www.mixcloud.com', 'https://player-widget.mixcloud.com'],
    },
    stored: [cookie('csrftoken', 365), local('mixcloud*')],
    signals: [],
  },
  {
    name: 'Apple Podcasts and Music',
    category: 'media',
    provider: 'Apple Distribution International Limited',
    privacyUrl: 'https://www.apple.com/legal/privacy/',
    domains: ['embed.podcasts.apple.com', 'embed.music.apple.com', 'js-cdn.music.apple.com'],
    contains: [],
    hosts: {
      'script-src': ['https://js-cdn.music.apple.com'],
      'frame-src': ['https://embed.podcasts.apple.com', 'https://embed.music.apple.com'],
    },
    stored: [],
    signals: [],
  },
  {
    name: 'Issuu',
    category: 'media',
    provider: 'Issuu, Inc.',
    privacyUrl: 'https://issuu.com/legal/privacy',
    domains: ['issuu.com', 'isu.pub'],
    contains: ['e.issuu.com'],
    hosts: {
      'script-src': ['https://e.issuu.com'],
      'img-src': ['https://image.isu.pub'],
      'frame-src': ['https://e.issuu.com', 'https://issuu.com'],
    },
    stored: [cookie('iutk', 180)],
    signals: [],
  },
]
