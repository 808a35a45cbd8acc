import { describe, expect, it } from 'vitest'
import { groupOfAddress, serviceNamed, serviceOfAddress, serviceOfInline } from './find-service'

const addresses: [address: string, service: string | undefined][] = [
  ['https://www.youtube.com/embed/abc', 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/abc', 'YouTube'],
  ['//youtu.be/abc', 'YouTube'],
  ['HTTPS://WWW.YOUTUBE.COM./embed/abc', 'YouTube'],
  ['https://www.google.com/maps/embed?pb=1', 'Google Maps'],
  ['https://www.google.com/maps?q=Halifax&output=embed', 'Google Maps'],
  ['https://maps.google.de/maps?q=1', 'Google Maps'],
  ['https://www.google.com/recaptcha/api.js', 'Google reCAPTCHA'],
  ['https://www.gstatic.com/recaptcha/releases/x.js', 'Google reCAPTCHA'],
  ['https://www.googletagmanager.com/gtm.js?id=GTM-1', 'Google Tag Manager'],
  ['https://www.googletagmanager.com/gtag/js?id=G-1', 'Google Analytics'],
  ['https://www.googletagmanager.com/gtag/js?id=AW-1', 'Google Ads'],
  ['https://www.googletagmanager.com/gtag/js?id=DC-1', 'Google DoubleClick'],
  ['https://googleads.g.doubleclick.net/pagead/x', 'Google Ads'],
  ['https://ad.doubleclick.net/x', 'Google DoubleClick'],
  ['https://fonts.googleapis.com/css2?family=Inter', 'Google Fonts'],
  ['https://connect.facebook.net/en_US/fbevents.js', 'Meta Pixel'],
  ['https://connect.facebook.net/nl_NL/fbevents.js?v=1', 'Meta Pixel'],
  ['https://connect.facebook.net/fbevents.js', 'Facebook'],
  ['https://connect.facebook.net/nl_NL/more/fbevents.js', 'Facebook'],
  ['https://www.facebook.com/tr?id=1&ev=PageView', 'Meta Pixel'],
  ['https://connect.facebook.net/de_DE/sdk.js#xfbml=1', 'Facebook'],
  ['https://www.facebook.com/plugins/page.php', 'Facebook'],
  ['https://www.facebook.com/travel', 'Facebook'],
  ['https://px.ads.linkedin.com/collect', 'LinkedIn Insight Tag'],
  ['https://www.linkedin.com/embed/feed', 'LinkedIn'],
  ['https://platform.twitter.com/widgets.js', 'Twitter / X'],
  ['https://x.com/a/status/1', 'Twitter / X'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['wss://client.relay.crisp.chat/', 'Crisp'],
  ['https://a.tile.openstreetmap.org/1/1/1.png', 'OpenStreetMap'],
  // Hosts that only look like one.
  ['https://evil-youtube.com/embed/abc', undefined],
  ['https://youtube.com.evil.example/embed/abc', undefined],
  ['https://example.org/?u=youtube.com', undefined],
  ['https://example.org/www.youtube.com/embed', undefined],
  ['https://youtube.com@example.org/', undefined],
  ['https://netflix.com/', undefined],
  ['https://www.google.com/mapsomething', undefined],
  ['https://www.google.com/search?q=/maps', undefined],
  // Not addresses of third parties.
  ['/embed/youtube.com', undefined],
  ['data:text/html,youtube.com', undefined],
  ['mailto:a@youtube.com', undefined],
  ['https://', undefined],
  ['', undefined],
]

describe('the service of an address', () => {
  it.each(addresses)('%s is of %s', (address, service) => {
    expect(serviceOfAddress(address)?.name).toBe(service)
  })
})

const inline: [text: string, service: string | undefined][] = [
  ["(function(w,d,s,l,i){w[l].push({'gtm.start':1})})", 'Google Tag Manager'],
  [
    "window.dataLayer=[];function gtag(){dataLayer.push(arguments)};gtag('config', 'G-123')",
    'Google Analytics',
  ],
  ["window.dataLayer=[];function gtag(){dataLayer.push(arguments)};gtag('config','AW-123')", 'Google Ads'],
  ["window.gtag('event', 'page_view')", 'Google Analytics'],
  ["!function(f,b,e,v){}(window);fbq('init','1');fbq('track','PageView')", 'Meta Pixel'],
  ["load('https://connect.facebook.net/nl_NL/fbevents.js')", 'Meta Pixel'],
  ["js.id = id; js.src = '//connect.facebook.net/de_DE/sdk.js#xfbml=1'", 'Facebook'],
  ['_linkedin_partner_id = "1"', 'LinkedIn Insight Tag'],
  ['h._hjSettings={hjid:1,hjsv:6}', 'Hotjar'],
  ['var _paq = window._paq = []; _paq.push(["trackPageView"])', 'Matomo Cloud'],
  ["rdt('track','PageVisit')", 'Reddit Pixel'],
  ['cardt(1); myfbq(2); resizE(3)', undefined],
  ['document.title = "Hello"', undefined],
  ['', undefined],
]

describe('the service of an inline script', () => {
  it.each(inline)('%s is of %s', (text, service) => {
    expect(serviceOfInline(text)?.name).toBe(service)
  })
})

describe('the group of an address', () => {
  it.each([
    ['https://player.vimeo.com/video/1', 'Vimeo'],
    ['https://Tracker.Example.org:8443/a.js', 'tracker.example.org'],
    ['//tracker.example.org/a.js', 'tracker.example.org'],
    ['/own.js', undefined],
  ])('%s belongs to %s', (address, group) => {
    expect(groupOfAddress(address)).toBe(group)
  })
})

it('finds a service by its name in any spelling', () => {
  expect(serviceNamed(' youtube ')?.name).toBe('YouTube')
  expect(serviceNamed('toString')).toBeUndefined()
})
