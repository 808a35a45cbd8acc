// The one door of the feature for the server: src/server imports nothing else of it but cms.ts and contract.ts.

export { fillStates, fillTask } from './states/fill-states.server'
