import * as migration_20261115_095837_initial from './20261115_095837_initial';
import * as migration_20261115_131310_pricing from './20261115_131310_pricing';
import * as migration_20261115_132911_school_search_text from './20261115_132911_school_search_text';
import * as migration_20261115_133646_adjustments_only_some from './20261115_133646_adjustments_only_some';
import * as migration_20261115_175414_comments from './20261115_175414_comments';
import * as migration_20261115_203519_map_and_consent from './20261115_203519_map_and_consent';
import * as migration_20261115_230439_map_credit from './20261115_230439_map_credit';
import * as migration_20261115_233543_map_icons from './20261115_233543_map_icons';
import * as migration_20261116_002953_consent_stored from './20261116_002953_consent_stored';
import * as migration_20261116_102432_rich_text_mail_changed_by from './20261116_102432_rich_text_mail_changed_by';
import * as migration_20261116_110235_course_starts_and_currencies from './20261116_110235_course_starts_and_currencies';
import * as migration_20261116_143000_claims from './20261116_143000_claims';
import * as migration_20261116_195109_visitor_journey from './20261116_195109_visitor_journey';
import * as migration_20261116_195959_mail_content from './20261116_195959_mail_content';
import * as migration_20261116_200500_kept_forms from './20261116_200500_kept_forms';
import * as migration_20261117_003800_underage from './20261117_003800_underage';
import * as migration_20261117_020853_content_blocks from './20261117_020853_content_blocks';
import * as migration_20261117_052904_languages from './20261117_052904_languages';
import * as migration_20261117_054958_comments_of_documents from './20261117_054958_comments_of_documents';
import * as migration_20261117_095905_people from './20261117_095905_people';
import * as migration_20261117_101637_second_factor_and_log from './20261117_101637_second_factor_and_log';
import * as migration_20261117_103312_translations from './20261117_103312_translations';
import * as migration_20261117_105110_enrolments_desk from './20261117_105110_enrolments_desk';
import * as migration_20261117_125302_log_source from './20261117_125302_log_source';
import * as migration_20261117_131154_numbers from './20261117_131154_numbers';
import * as migration_20261117_132440_places from './20261117_132440_places';
import * as migration_20261117_133224_billing from './20261117_133224_billing';
import * as migration_20261117_134507_backups from './20261117_134507_backups';
import * as migration_20261117_141223_first_steps from './20261117_141223_first_steps';
import * as migration_20261117_142312_daily_backups from './20261117_142312_daily_backups';
import * as migration_20261117_165856_course_start_places from './20261117_165856_course_start_places';
import * as migration_20261117_234107_growth_indexes from './20261117_234107_growth_indexes';
import * as migration_20261118_023121_retention from './20261118_023121_retention';
import * as migration_20261118_121930_media_caption from './20261118_121930_media_caption';
import * as migration_20261118_123929_event_local_times from './20261118_123929_event_local_times';
import * as migration_20261118_123940_fill_event_local_times from './20261118_123940_fill_event_local_times';
import * as migration_20261118_151405_course_drafts from './20261118_151405_course_drafts';
import * as migration_20261118_153440_log_in_limits from './20261118_153440_log_in_limits';
import * as migration_20261118_161904_trash from './20261118_161904_trash';

export const migrations = [
  {
    up: migration_20261115_095837_initial.up,
    down: migration_20261115_095837_initial.down,
    name: '20261115_095837_initial',
  },
  {
    up: migration_20261115_131310_pricing.up,
    down: migration_20261115_131310_pricing.down,
    name: '20261115_131310_pricing',
  },
  {
    up: migration_20261115_132911_school_search_text.up,
    down: migration_20261115_132911_school_search_text.down,
    name: '20261115_132911_school_search_text',
  },
  {
    up: migration_20261115_133646_adjustments_only_some.up,
    down: migration_20261115_133646_adjustments_only_some.down,
    name: '20261115_133646_adjustments_only_some',
  },
  {
    up: migration_20261115_175414_comments.up,
    down: migration_20261115_175414_comments.down,
    name: '20261115_175414_comments',
  },
  {
    up: migration_20261115_203519_map_and_consent.up,
    down: migration_20261115_203519_map_and_consent.down,
    name: '20261115_203519_map_and_consent',
  },
  {
    up: migration_20261115_230439_map_credit.up,
    down: migration_20261115_230439_map_credit.down,
    name: '20261115_230439_map_credit',
  },
  {
    up: migration_20261115_233543_map_icons.up,
    down: migration_20261115_233543_map_icons.down,
    name: '20261115_233543_map_icons',
  },
  {
    up: migration_20261116_002953_consent_stored.up,
    down: migration_20261116_002953_consent_stored.down,
    name: '20261116_002953_consent_stored',
  },
  {
    up: migration_20261116_102432_rich_text_mail_changed_by.up,
    down: migration_20261116_102432_rich_text_mail_changed_by.down,
    name: '20261116_102432_rich_text_mail_changed_by',
  },
  {
    up: migration_20261116_110235_course_starts_and_currencies.up,
    down: migration_20261116_110235_course_starts_and_currencies.down,
    name: '20261116_110235_course_starts_and_currencies',
  },
  {
    up: migration_20261116_143000_claims.up,
    down: migration_20261116_143000_claims.down,
    name: '20261116_143000_claims',
  },
  {
    up: migration_20261116_195109_visitor_journey.up,
    down: migration_20261116_195109_visitor_journey.down,
    name: '20261116_195109_visitor_journey',
  },
  {
    up: migration_20261116_195959_mail_content.up,
    down: migration_20261116_195959_mail_content.down,
    name: '20261116_195959_mail_content',
  },
  {
    up: migration_20261116_200500_kept_forms.up,
    down: migration_20261116_200500_kept_forms.down,
    name: '20261116_200500_kept_forms',
  },
  {
    up: migration_20261117_003800_underage.up,
    down: migration_20261117_003800_underage.down,
    name: '20261117_003800_underage',
  },
  {
    up: migration_20261117_020853_content_blocks.up,
    down: migration_20261117_020853_content_blocks.down,
    name: '20261117_020853_content_blocks',
  },
  {
    up: migration_20261117_052904_languages.up,
    down: migration_20261117_052904_languages.down,
    name: '20261117_052904_languages',
  },
  {
    up: migration_20261117_054958_comments_of_documents.up,
    down: migration_20261117_054958_comments_of_documents.down,
    name: '20261117_054958_comments_of_documents',
  },
  {
    up: migration_20261117_095905_people.up,
    down: migration_20261117_095905_people.down,
    name: '20261117_095905_people',
  },
  {
    up: migration_20261117_101637_second_factor_and_log.up,
    down: migration_20261117_101637_second_factor_and_log.down,
    name: '20261117_101637_second_factor_and_log',
  },
  {
    up: migration_20261117_103312_translations.up,
    down: migration_20261117_103312_translations.down,
    name: '20261117_103312_translations',
  },
  {
    up: migration_20261117_105110_enrolments_desk.up,
    down: migration_20261117_105110_enrolments_desk.down,
    name: '20261117_105110_enrolments_desk',
  },
  {
    up: migration_20261117_125302_log_source.up,
    down: migration_20261117_125302_log_source.down,
    name: '20261117_125302_log_source',
  },
  {
    up: migration_20261117_131154_numbers.up,
    down: migration_20261117_131154_numbers.down,
    name: '20261117_131154_numbers',
  },
  {
    up: migration_20261117_132440_places.up,
    down: migration_20261117_132440_places.down,
    name: '20261117_132440_places',
  },
  {
    up: migration_20261117_133224_billing.up,
    down: migration_20261117_133224_billing.down,
    name: '20261117_133224_billing',
  },
  {
    up: migration_20261117_134507_backups.up,
    down: migration_20261117_134507_backups.down,
    name: '20261117_134507_backups',
  },
  {
    up: migration_20261117_141223_first_steps.up,
    down: migration_20261117_141223_first_steps.down,
    name: '20261117_141223_first_steps',
  },
  {
    up: migration_20261117_142312_daily_backups.up,
    down: migration_20261117_142312_daily_backups.down,
    name: '20261117_142312_daily_backups',
  },
  {
    up: migration_20261117_165856_course_start_places.up,
    down: migration_20261117_165856_course_start_places.down,
    name: '20261117_165856_course_start_places',
  },
  {
    up: migration_20261117_234107_growth_indexes.up,
    down: migration_20261117_234107_growth_indexes.down,
    name: '20261117_234107_growth_indexes',
  },
  {
    up: migration_20261118_023121_retention.up,
    down: migration_20261118_023121_retention.down,
    name: '20261118_023121_retention',
  },
  {
    up: migration_20261118_121930_media_caption.up,
    down: migration_20261118_121930_media_caption.down,
    name: '20261118_121930_media_caption',
  },
  {
    up: migration_20261118_123929_event_local_times.up,
    down: migration_20261118_123929_event_local_times.down,
    name: '20261118_123929_event_local_times',
  },
  {
    up: migration_20261118_123940_fill_event_local_times.up,
    down: migration_20261118_123940_fill_event_local_times.down,
    name: '20261118_123940_fill_event_local_times',
  },
  {
    up: migration_20261118_151405_course_drafts.up,
    down: migration_20261118_151405_course_drafts.down,
    name: '20261118_151405_course_drafts',
  },
  {
    up: migration_20261118_153440_log_in_limits.up,
    down: migration_20261118_153440_log_in_limits.down,
    name: '20261118_153440_log_in_limits',
  },
  {
    up: migration_20261118_161904_trash.up,
    down: migration_20261118_161904_trash.down,
    name: '20261118_161904_trash'
  },
];
