import { loadEnvFile, readEnv } from '../config/env'
import { cmsConfig } from './build-config'

loadEnvFile()

/** What Next's admin panel and Payload's command line load. */
export default cmsConfig(readEnv())
