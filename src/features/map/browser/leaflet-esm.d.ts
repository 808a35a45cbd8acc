// Leaflet as ES modules, so that the build can drop unused parts.
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
