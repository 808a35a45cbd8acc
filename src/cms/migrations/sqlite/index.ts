import * as migration_20261118_200000_baseline from './20261118_200000_baseline';
import * as migration_20261119_023000_spam_reason_codes from './20261119_023000_spam_reason_codes';
import * as migration_20261119_081430_homestay_answers from './20261119_081430_homestay_answers';
import * as migration_20261119_104234_consent_settings from './20261119_104234_consent_settings';
import * as migration_20261119_111334_course_language from './20261119_111334_course_language';
import * as migration_20261119_115024_school_holidays from './20261119_115024_school_holidays';
import * as migration_20261119_152746_course_page from './20261119_152746_course_page';
import * as migration_20261119_154646_opening_hours from './20261119_154646_opening_hours';
import * as migration_20261119_204748_enrolment_questions from './20261119_204748_enrolment_questions';
import * as migration_20261119_212215_larger_pictures from './20261119_212215_larger_pictures';
import * as migration_20261119_213918_find_words from './20261119_213918_find_words';
import * as migration_20261119_234218_staff_roles from './20261119_234218_staff_roles';
import * as migration_20261120_000707_mail_settings from './20261120_000707_mail_settings';
import * as migration_20261120_002408_private_files from './20261120_002408_private_files';
import * as migration_20261120_005318_school_limits from './20261120_005318_school_limits';
import * as migration_20261120_005851_mail_copies from './20261120_005851_mail_copies';
import * as migration_20261120_011155_daily_backups from './20261120_011155_daily_backups';
import * as migration_20261120_011610_own_mail_templates from './20261120_011610_own_mail_templates';

export const migrations = [
  {
    up: migration_20261118_200000_baseline.up,
    down: migration_20261118_200000_baseline.down,
    name: '20261118_200000_baseline',
  },
  {
    up: migration_20261119_023000_spam_reason_codes.up,
    down: migration_20261119_023000_spam_reason_codes.down,
    name: '20261119_023000_spam_reason_codes',
  },
  {
    up: migration_20261119_081430_homestay_answers.up,
    down: migration_20261119_081430_homestay_answers.down,
    name: '20261119_081430_homestay_answers',
  },
  {
    up: migration_20261119_104234_consent_settings.up,
    down: migration_20261119_104234_consent_settings.down,
    name: '20261119_104234_consent_settings',
  },
  {
    up: migration_20261119_111334_course_language.up,
    down: migration_20261119_111334_course_language.down,
    name: '20261119_111334_course_language',
  },
  {
    up: migration_20261119_115024_school_holidays.up,
    down: migration_20261119_115024_school_holidays.down,
    name: '20261119_115024_school_holidays',
  },
  {
    up: migration_20261119_152746_course_page.up,
    down: migration_20261119_152746_course_page.down,
    name: '20261119_152746_course_page',
  },
  {
    up: migration_20261119_154646_opening_hours.up,
    down: migration_20261119_154646_opening_hours.down,
    name: '20261119_154646_opening_hours',
  },
  {
    up: migration_20261119_204748_enrolment_questions.up,
    down: migration_20261119_204748_enrolment_questions.down,
    name: '20261119_204748_enrolment_questions',
  },
  {
    up: migration_20261119_212215_larger_pictures.up,
    down: migration_20261119_212215_larger_pictures.down,
    name: '20261119_212215_larger_pictures',
  },
  {
    up: migration_20261119_213918_find_words.up,
    down: migration_20261119_213918_find_words.down,
    name: '20261119_213918_find_words',
  },
  {
    up: migration_20261119_234218_staff_roles.up,
    down: migration_20261119_234218_staff_roles.down,
    name: '20261119_234218_staff_roles',
  },
  {
    up: migration_20261120_000707_mail_settings.up,
    down: migration_20261120_000707_mail_settings.down,
    name: '20261120_000707_mail_settings',
  },
  {
    up: migration_20261120_002408_private_files.up,
    down: migration_20261120_002408_private_files.down,
    name: '20261120_002408_private_files',
  },
  {
    up: migration_20261120_005318_school_limits.up,
    down: migration_20261120_005318_school_limits.down,
    name: '20261120_005318_school_limits',
  },
  {
    up: migration_20261120_005851_mail_copies.up,
    down: migration_20261120_005851_mail_copies.down,
    name: '20261120_005851_mail_copies',
  },
  {
    up: migration_20261120_011155_daily_backups.up,
    down: migration_20261120_011155_daily_backups.down,
    name: '20261120_011155_daily_backups',
  },
  {
    up: migration_20261120_011610_own_mail_templates.up,
    down: migration_20261120_011610_own_mail_templates.down,
    name: '20261120_011610_own_mail_templates'
  },
];
