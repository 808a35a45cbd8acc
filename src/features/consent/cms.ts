import type { CollectionConfig, GlobalConfig } from 'payload'
import { announcingGlobal } from '../../platform/transaction/announce'
import { consentSettings } from './config/cms-settings'
import { consentTag } from './contract'
import { consentReceipts } from './receipts/cms-receipts'

export { receiptsRetention } from './receipts/retention.server'

// Apart from consent.server.ts, because Next compiles this for the admin panel, where `react-dom/server` is not allowed.

export const consentCollections: CollectionConfig[] = [consentReceipts]

export const consentGlobals: GlobalConfig[] = [announcingGlobal(consentSettings, consentTag)]
