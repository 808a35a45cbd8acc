import type { KnownService } from '../../contract'
import { cookie, local, minutes, months } from './stored'

export const adNetworkServices: KnownService[] = [
  {
    name: 'Criteo',
    category: 'advertising',
    provider: 'Criteo SA',
    privacyUrl: 'https://www.criteo.com/privacy/',
    domains: ['criteo.com', 'criteo.net'],
    contains: ['criteo_q', 'static.criteo.net'],
    hosts: {
      'script-src': ['https://*.criteo.com', 'https://*.criteo.net'],
      'img-src': ['https://*.criteo.com', 'https://*.criteo.net'],
      'connect-src': ['https://*.criteo.com', 'https://*.criteo.net'],
      'frame-src': ['https://*.criteo.com', 'https://*.criteo.net'],
    },
    stored: [
      cookie('cto_bundle', months(13)),
      cookie('cto_*', months(13)),
      cookie('uid', months(13)),
      local('cto_*'),
      local('criteo_*'),
    ],
    signals: [],
  },
  {
    name: 'Taboola',
    category: 'advertising',
    provider: 'Taboola, Inc.',
    privacyUrl: 'https://www.taboola.com/policies/privacy-policy',
    domains: ['taboola.com'],
    contains: ['_tfa', '_taboola'],
    hosts: {
      'script-src': ['https://*.taboola.com'],
      'img-src': ['https://*.taboola.com'],
      'connect-src': ['https://*.taboola.com'],
      'frame-src': ['https://*.taboola.com'],
    },
    stored: [cookie('t_gid', 365), cookie('taboola_*', 365), cookie('_tb_*', minutes(30)), local('taboola*')],
    signals: [],
  },
  {
    name: 'Outbrain',
    category: 'advertising',
    provider: 'Outbrain UK Limited',
    privacyUrl: 'https://www.outbrain.com/privacy/',
    domains: ['outbrain.com', 'outbrainimg.com'],
    contains: ['obApi', 'OB_ADV_ID'],
    hosts: {
      'script-src': ['https://*.outbrain.com'],
      'img-src': ['https://*.outbrain.com', 'https://*.outbrainimg.com'],
      'connect-src': ['https://*.outbrain.com'],
      'frame-src': ['https://*.outbrain.com'],
    },
    stored: [
      cookie('obuid', 90),
      cookie('outbrain_cid_fetch', minutes(5)),
      cookie('dicbo_id', 0),
      local('OB-*'),
    ],
    signals: [],
  },
]
