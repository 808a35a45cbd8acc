import { loadEnvFile, readEnv } from '../config/env'
import { cmsConfig } from './build-config'

loadEnvFile()

/** Entry for Next's admin panel and Payload's command line. */
export default cmsConfig(readEnv())
