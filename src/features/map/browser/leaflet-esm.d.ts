// The same library as modules, of which the build leaves out what nobody uses.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
