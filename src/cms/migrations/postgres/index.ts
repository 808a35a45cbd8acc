import * as migration_20261115_095854_initial from './20261115_095854_initial';
import * as migration_20261115_131323_pricing from './20261115_131323_pricing';
import * as migration_20261115_132927_school_search_text from './20261115_132927_school_search_text';
import * as migration_20261115_133734_adjustments_only_some from './20261115_133734_adjustments_only_some';
import * as migration_20261115_175422_comments from './20261115_175422_comments';
import * as migration_20261115_203539_map_and_consent from './20261115_203539_map_and_consent';
import * as migration_20261115_230452_map_credit from './20261115_230452_map_credit';
import * as migration_20261115_233558_map_icons from './20261115_233558_map_icons';
import * as migration_20261116_003023_consent_stored from './20261116_003023_consent_stored';
import * as migration_20261116_102508_rich_text_mail_changed_by from './20261116_102508_rich_text_mail_changed_by';
import * as migration_20261116_110328_course_starts_and_currencies from './20261116_110328_course_starts_and_currencies';
import * as migration_20261116_143000_claims from './20261116_143000_claims';
import * as migration_20261116_195127_visitor_journey from './20261116_195127_visitor_journey';
import * as migration_20261116_200013_mail_content from './20261116_200013_mail_content';
import * as migration_20261116_200500_kept_forms from './20261116_200500_kept_forms';
import * as migration_20261117_003800_underage from './20261117_003800_underage';
import * as migration_20261117_020916_content_blocks from './20261117_020916_content_blocks';
import * as migration_20261117_052918_languages from './20261117_052918_languages';
import * as migration_20261117_055006_comments_of_documents from './20261117_055006_comments_of_documents';
import * as migration_20261117_070418_fonts from './20261117_070418_fonts';
import * as migration_20261117_095929_people from './20261117_095929_people';
import * as migration_20261117_101706_second_factor_and_log from './20261117_101706_second_factor_and_log';
import * as migration_20261117_103330_translations from './20261117_103330_translations';
import * as migration_20261117_105149_enrolments_desk from './20261117_105149_enrolments_desk';
import * as migration_20261117_125341_log_source from './20261117_125341_log_source';
import * as migration_20261117_131230_numbers from './20261117_131230_numbers';
import * as migration_20261117_132517_places from './20261117_132517_places';
import * as migration_20261117_133244_billing from './20261117_133244_billing';
import * as migration_20261117_134531_backups from './20261117_134531_backups';
import * as migration_20261117_141244_first_steps from './20261117_141244_first_steps';
import * as migration_20261117_142341_daily_backups from './20261117_142341_daily_backups';
import * as migration_20261117_165935_course_start_places from './20261117_165935_course_start_places';
import * as migration_20261117_234147_growth_indexes from './20261117_234147_growth_indexes';
import * as migration_20261118_023151_retention from './20261118_023151_retention';
import * as migration_20261118_121951_media_caption from './20261118_121951_media_caption';
import * as migration_20261118_124030_event_local_times from './20261118_124030_event_local_times';
import * as migration_20261118_124040_fill_event_local_times from './20261118_124040_fill_event_local_times';
import * as migration_20261118_151428_course_drafts from './20261118_151428_course_drafts';
import * as migration_20261118_153543_log_in_limits from './20261118_153543_log_in_limits';
import * as migration_20261118_161936_trash from './20261118_161936_trash';

export const migrations = [
  {
    up: migration_20261115_095854_initial.up,
    down: migration_20261115_095854_initial.down,
    name: '20261115_095854_initial',
  },
  {
    up: migration_20261115_131323_pricing.up,
    down: migration_20261115_131323_pricing.down,
    name: '20261115_131323_pricing',
  },
  {
    up: migration_20261115_132927_school_search_text.up,
    down: migration_20261115_132927_school_search_text.down,
    name: '20261115_132927_school_search_text',
  },
  {
    up: migration_20261115_133734_adjustments_only_some.up,
    down: migration_20261115_133734_adjustments_only_some.down,
    name: '20261115_133734_adjustments_only_some',
  },
  {
    up: migration_20261115_175422_comments.up,
    down: migration_20261115_175422_comments.down,
    name: '20261115_175422_comments',
  },
  {
    up: migration_20261115_203539_map_and_consent.up,
    down: migration_20261115_203539_map_and_consent.down,
    name: '20261115_203539_map_and_consent',
  },
  {
    up: migration_20261115_230452_map_credit.up,
    down: migration_20261115_230452_map_credit.down,
    name: '20261115_230452_map_credit',
  },
  {
    up: migration_20261115_233558_map_icons.up,
    down: migration_20261115_233558_map_icons.down,
    name: '20261115_233558_map_icons',
  },
  {
    up: migration_20261116_003023_consent_stored.up,
    down: migration_20261116_003023_consent_stored.down,
    name: '20261116_003023_consent_stored',
  },
  {
    up: migration_20261116_102508_rich_text_mail_changed_by.up,
    down: migration_20261116_102508_rich_text_mail_changed_by.down,
    name: '20261116_102508_rich_text_mail_changed_by',
  },
  {
    up: migration_20261116_110328_course_starts_and_currencies.up,
    down: migration_20261116_110328_course_starts_and_currencies.down,
    name: '20261116_110328_course_starts_and_currencies',
  },
  {
    up: migration_20261116_143000_claims.up,
    down: migration_20261116_143000_claims.down,
    name: '20261116_143000_claims',
  },
  {
    up: migration_20261116_195127_visitor_journey.up,
    down: migration_20261116_195127_visitor_journey.down,
    name: '20261116_195127_visitor_journey',
  },
  {
    up: migration_20261116_200013_mail_content.up,
    down: migration_20261116_200013_mail_content.down,
    name: '20261116_200013_mail_content',
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
    up: migration_20261117_020916_content_blocks.up,
    down: migration_20261117_020916_content_blocks.down,
    name: '20261117_020916_content_blocks',
  },
  {
    up: migration_20261117_052918_languages.up,
    down: migration_20261117_052918_languages.down,
    name: '20261117_052918_languages',
  },
  {
    up: migration_20261117_055006_comments_of_documents.up,
    down: migration_20261117_055006_comments_of_documents.down,
    name: '20261117_055006_comments_of_documents',
  },
  {
    up: migration_20261117_070418_fonts.up,
    down: migration_20261117_070418_fonts.down,
    name: '20261117_070418_fonts',
  },
  {
    up: migration_20261117_095929_people.up,
    down: migration_20261117_095929_people.down,
    name: '20261117_095929_people',
  },
  {
    up: migration_20261117_101706_second_factor_and_log.up,
    down: migration_20261117_101706_second_factor_and_log.down,
    name: '20261117_101706_second_factor_and_log',
  },
  {
    up: migration_20261117_103330_translations.up,
    down: migration_20261117_103330_translations.down,
    name: '20261117_103330_translations',
  },
  {
    up: migration_20261117_105149_enrolments_desk.up,
    down: migration_20261117_105149_enrolments_desk.down,
    name: '20261117_105149_enrolments_desk',
  },
  {
    up: migration_20261117_125341_log_source.up,
    down: migration_20261117_125341_log_source.down,
    name: '20261117_125341_log_source',
  },
  {
    up: migration_20261117_131230_numbers.up,
    down: migration_20261117_131230_numbers.down,
    name: '20261117_131230_numbers',
  },
  {
    up: migration_20261117_132517_places.up,
    down: migration_20261117_132517_places.down,
    name: '20261117_132517_places',
  },
  {
    up: migration_20261117_133244_billing.up,
    down: migration_20261117_133244_billing.down,
    name: '20261117_133244_billing',
  },
  {
    up: migration_20261117_134531_backups.up,
    down: migration_20261117_134531_backups.down,
    name: '20261117_134531_backups',
  },
  {
    up: migration_20261117_141244_first_steps.up,
    down: migration_20261117_141244_first_steps.down,
    name: '20261117_141244_first_steps',
  },
  {
    up: migration_20261117_142341_daily_backups.up,
    down: migration_20261117_142341_daily_backups.down,
    name: '20261117_142341_daily_backups',
  },
  {
    up: migration_20261117_165935_course_start_places.up,
    down: migration_20261117_165935_course_start_places.down,
    name: '20261117_165935_course_start_places',
  },
  {
    up: migration_20261117_234147_growth_indexes.up,
    down: migration_20261117_234147_growth_indexes.down,
    name: '20261117_234147_growth_indexes',
  },
  {
    up: migration_20261118_023151_retention.up,
    down: migration_20261118_023151_retention.down,
    name: '20261118_023151_retention',
  },
  {
    up: migration_20261118_121951_media_caption.up,
    down: migration_20261118_121951_media_caption.down,
    name: '20261118_121951_media_caption',
  },
  {
    up: migration_20261118_124030_event_local_times.up,
    down: migration_20261118_124030_event_local_times.down,
    name: '20261118_124030_event_local_times',
  },
  {
    up: migration_20261118_124040_fill_event_local_times.up,
    down: migration_20261118_124040_fill_event_local_times.down,
    name: '20261118_124040_fill_event_local_times',
  },
  {
    up: migration_20261118_151428_course_drafts.up,
    down: migration_20261118_151428_course_drafts.down,
    name: '20261118_151428_course_drafts',
  },
  {
    up: migration_20261118_153543_log_in_limits.up,
    down: migration_20261118_153543_log_in_limits.down,
    name: '20261118_153543_log_in_limits',
  },
  {
    up: migration_20261118_161936_trash.up,
    down: migration_20261118_161936_trash.down,
    name: '20261118_161936_trash'
  },
];
