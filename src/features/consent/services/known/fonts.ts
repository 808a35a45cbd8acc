import type { KnownService } from '../../contract'
import { local } from './stored'

// Google's fonts are in google.ts.

export const fontServices: KnownService[] = [
  {
    name: 'Adobe Fonts',
    category: 'fonts',
    provider: 'Adobe Systems Software Ireland Limited',
    privacyUrl: 'https://www.adobe.com/privacy/policies/adobe-fonts.html',
    domains: ['typekit.net', 'typekit.com'],
    contains: ['use.typekit.net', 'Typekit.load'],
    hosts: {
      'script-src': ['https://use.typekit.net'],
      'style-src': ['https://use.typekit.net', 'https://p.typekit.net'],
      'img-src': ['https://p.typekit.net'],
      'font-src': ['https://use.typekit.net'],
    },
    stored: [],
    signals: [],
  },
  {
    name: 'Font Awesome',
    category: 'fonts',
    provider: 'Fonticons, Inc.',
    privacyUrl: 'https://fontawesome.com/privacy',
    domains: ['fontawesome.com'],
    contains: ['kit.fontawesome.com'],
    hosts: {
      'script-src': ['https://kit.fontawesome.com', 'https://use.fontawesome.com'],
      'style-src': [
        'https://ka-f.fontawesome.com',
        'https://ka-p.fontawesome.com',
        'https://use.fontawesome.com',
      ],
      'font-src': [
        'https://ka-f.fontawesome.com',
        'https://ka-p.fontawesome.com',
        'https://use.fontawesome.com',
      ],
      'connect-src': ['https://ka-f.fontawesome.com', 'https://ka-p.fontawesome.com'],
    },
    stored: [],
    signals: [],
  },
  {
    name: 'Bunny Fonts',
    category: 'fonts',
    provider: 'BunnyWay d.o.o.',
    privacyUrl: 'https://bunny.net/privacy/',
    domains: ['fonts.bunny.net'],
    contains: ['fonts.bunny.net'],
    hosts: { 'style-src': ['https://fonts.bunny.net'], 'font-src': ['https://fonts.bunny.net'] },
    stored: [],
    signals: [],
  },
  {
    name: 'MyFonts',
    category: 'fonts',
    provider: 'Monotype Imaging Inc.',
    privacyUrl: 'https://www.monotype.com/legal/privacy-policy',
    domains: ['myfonts.net', 'fonts.net', 'fast.fonts.net'],
    contains: [],
    hosts: {
      'script-src': ['https://fast.fonts.net'],
      'style-src': ['https://hello.myfonts.net', 'https://fast.fonts.net'],
      'font-src': ['https://fast.fonts.net'],
    },
    stored: [local('mti_*')],
    signals: [],
  },
]
