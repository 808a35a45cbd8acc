import { serve } from './start/serve'

// The built site without `npm start` around it, which looks whether there is something to build.
serve()
