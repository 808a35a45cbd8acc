import { migrationsOf } from '../../../src/cms/migrations/migrations-of'
import { BASELINE } from '../../../src/platform/database/baseline'
import { adapterOf } from '../../../src/platform/database/connection'
import type { Site } from '../kit/harness'

/** The migrations of version 0.9.0, as a database that has run all of them names them. */
export const namesBeforeBaseline = {
  sqlite: [
    '20261115_095837_initial',
    '20261115_131310_pricing',
    '20261115_132911_school_search_text',
    '20261115_133646_adjustments_only_some',
    '20261115_175414_comments',
    '20261115_203519_map_and_consent',
    '20261115_230439_map_credit',
    '20261115_233543_map_icons',
    '20261116_002953_consent_stored',
    '20261116_102432_rich_text_mail_changed_by',
    '20261116_110235_course_starts_and_currencies',
    '20261116_143000_claims',
    '20261116_195109_visitor_journey',
    '20261116_195959_mail_content',
    '20261116_200500_kept_forms',
    '20261117_003800_underage',
    '20261117_020853_content_blocks',
    '20261117_052904_languages',
    '20261117_054958_comments_of_documents',
    '20261117_095905_people',
    '20261117_101637_second_factor_and_log',
    '20261117_103312_translations',
    '20261117_105110_enrolments_desk',
    '20261117_125302_log_source',
    '20261117_131154_numbers',
    '20261117_132440_places',
    '20261117_133224_billing',
    '20261117_134507_backups',
    '20261117_141223_first_steps',
    '20261117_142312_daily_backups',
    '20261117_165856_course_start_places',
    '20261117_234107_growth_indexes',
    '20261118_023121_retention',
    '20261118_121930_media_caption',
    '20261118_123929_event_local_times',
    '20261118_123940_fill_event_local_times',
    '20261118_151405_course_drafts',
    '20261118_153440_log_in_limits',
    '20261118_161904_trash',
  ],
  postgres: [
    '20261115_095854_initial',
    '20261115_131323_pricing',
    '20261115_132927_school_search_text',
    '20261115_133734_adjustments_only_some',
    '20261115_175422_comments',
    '20261115_203539_map_and_consent',
    '20261115_230452_map_credit',
    '20261115_233558_map_icons',
    '20261116_003023_consent_stored',
    '20261116_102508_rich_text_mail_changed_by',
    '20261116_110328_course_starts_and_currencies',
    '20261116_143000_claims',
    '20261116_195127_visitor_journey',
    '20261116_200013_mail_content',
    '20261116_200500_kept_forms',
    '20261117_003800_underage',
    '20261117_020916_content_blocks',
    '20261117_052918_languages',
    '20261117_055006_comments_of_documents',
    '20261117_070418_fonts',
    '20261117_095929_people',
    '20261117_101706_second_factor_and_log',
    '20261117_103330_translations',
    '20261117_105149_enrolments_desk',
    '20261117_125341_log_source',
    '20261117_131230_numbers',
    '20261117_132517_places',
    '20261117_133244_billing',
    '20261117_134531_backups',
    '20261117_141244_first_steps',
    '20261117_142341_daily_backups',
    '20261117_165935_course_start_places',
    '20261117_234147_growth_indexes',
    '20261118_023151_retention',
    '20261118_121951_media_caption',
    '20261118_124030_event_local_times',
    '20261118_124040_fill_event_local_times',
    '20261118_151428_course_drafts',
    '20261118_153543_log_in_limits',
    '20261118_161936_trash',
  ],
}

/** Names these migrations as those that have run. */
export const nameAsApplied = async (site: Pick<Site, 'sql'>, names: readonly string[]): Promise<void> => {
  await site.sql('delete from payload_migrations')
  const now = new Date().toISOString()
  for (const name of names)
    await site.sql(
      `insert into payload_migrations (name, batch, created_at, updated_at) values ('${name}', 1, '${now}', '${now}')`,
    )
}

/** Undoes what migrations since the baseline have done to the schema, which then is that of version 0.9.0. */
export const returnToBaseline = async ({ payload, env }: Pick<Site, 'payload' | 'env'>): Promise<void> => {
  const { drizzle } = adapterOf(payload)
  for (const { name, down } of migrationsOf(env).toReversed()) {
    if (name === BASELINE) return
    // Migrations that only convert rows have no way back, and need none.
    await down?.({ db: drizzle, payload } as never).catch((error: Error) => {
      if (!error.message.startsWith('Reasons do not become')) throw error
    })
  }
}
