import { serve } from './start/serve'

// Starts the built site. Unlike `npm start` it does not check whether the build is up to date.
serve()
