/** The source of all other languages: a key that is missing there does not compile. */
export const en = {
  mapLabel: 'Map: {place}',
  loading: 'The map is loading…',
  // Pages
  howToGetHere: 'How to get here',
  howToGetTo: 'How to get to {school}',
  directionsDescription: 'Map and directions to {school}, by car and on foot.',
  backToSchool: 'Back to {school}',
  fromAddress: 'From address',
  fromHint: 'Street and house number, and the town if there are several.',
  getDirections: 'Get directions',
  travelMode: 'How you travel',
  driving: 'By car',
  walking: 'On foot',
  // What can go wrong
  empty: 'Please fill in your address.',
  notFound: 'Sorry, address not found!',
  tooFar: 'This address is too far from any street that our map knows.',
  noRoute: 'There is no way from this address to the school on our map. Try the other way of travelling.',
  unavailable: 'Directions are not available just now. Please try again in a moment.',
  notAllowed: 'Directions come from Google Maps, which you have not allowed yet.',
  allow: 'Choose what to allow',
  noMap: 'There is no map of this place yet. The links above open it in your own maps app.',
  // The answer
  choices: 'Several places go by this name. Which one do you mean?',
  routeTitle: 'Route from {from}',
  total: 'In all: {distance}, about {duration}',
  steps: 'Steps of the route',
  searching: 'Looking for the way…',
  routeShown: 'Route found: {distance}, about {duration}. The steps are below the form.',
  printRoute: 'Print the route',
  // The map in the browser
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetView: 'Back to the first view',
  fullScreen: 'Full screen',
  mapType: 'Map type',
  road: 'Road',
  satellite: 'Satellite',
  hybrid: 'Hybrid',
  terrain: 'Terrain',
  wheelHint: 'Click the map to zoom with the wheel.',
  wheelOn: 'The wheel zooms the map now. Press Escape to scroll the page again.',
  touchHint: 'Tap the map to move it with one finger.',
  keyboardHint: 'Arrow keys move the map, plus and minus zoom.',
  showLabel: 'Show label: {place}',
  closeLabel: 'Close label',
  mapFailed: 'The map could not be loaded. The address and the links above lead there, too.',
  // Credits; {link} is the word OpenStreetMap
  osmCredit: '© {link} contributors',
}

export type MapMessages = { [Key in keyof typeof en]: string }
