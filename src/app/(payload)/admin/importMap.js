import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_546c8fdf8a292194c4b4fd8b337ed213 } from '../../../platform/payload/admin/forms/RowLabel'
import { AddPictures as AddPictures_514bf57846eba0479fbefabb838d7cde } from '../../../platform/payload/admin/pictures/AddPictures'
import { OpenAddedRow as OpenAddedRow_e9b6e3ceecb13b144d32b5ea0887c1b4 } from '../../../platform/payload/admin/forms/OpenAddedRow'
import { PasteBlock as PasteBlock_4370a0c9c7cba8e5b5fb6a20fa603fa5 } from '../../../features/blocks/admin/PasteBlock'
import { FindBlock as FindBlock_4dc88b64c3b8ec9ea25f58b7ff20ac45 } from '../../../features/blocks/admin/FindBlock'
import { MoneyInput as MoneyInput_579b72b82b4ad5b860c763c3d2788f23 } from '../../../platform/payload/fields/MoneyInput'
import { HolidaysField as HolidaysField_ad0c95aa58056ed873f3f355a6784cb1 } from '../../../features/schools/admin/HolidaysField'
import { ScheduleDrafts as ScheduleDrafts_078eda8a4ebd639f0df67f3acb59ba5e } from '../../../platform/payload/admin/drafts/ScheduleDrafts'
import { DateCell as DateCell_4606d55607278f2b852a264168fa0a79 } from '../../../platform/payload/admin/times/DateCell'
import { StatusCell as StatusCell_d30eb3ee7847f4a1742f1b34aded8177 } from '../../../platform/payload/admin/drafts/ScheduledState'
import { SaveConflicts as SaveConflicts_4b491712f3239e41851eaf245e1f8694 } from '../../../platform/payload/admin/conflicts/SaveConflicts'
import { OpenBlock as OpenBlock_372e12654f49abca5481e5a0be261e44 } from '../../../features/blocks/admin/OpenBlock'
import { DocumentTimes as DocumentTimes_c84a0ae28a2ab1a44cd3dd041f3f9b73 } from '../../../platform/payload/admin/times/DocumentTimes'
import { PreviewLink as PreviewLink_21456cb8361e67a31afdfe9048e366f7 } from '../../../platform/payload/admin/preview/SidePreview'
import { DocumentState as DocumentState_9854e6fe3b0eb9b482481779ab7130a7 } from '../../../platform/payload/admin/drafts/DocumentState'
import { ScheduledState as ScheduledState_d30eb3ee7847f4a1742f1b34aded8177 } from '../../../platform/payload/admin/drafts/ScheduledState'
import { VersionsView as VersionsView_90d20afeaafe3bce3b3f324a4fe83de0 } from '../../../platform/payload/admin/drafts/VersionsView'
import { SidePreview as SidePreview_21456cb8361e67a31afdfe9048e366f7 } from '../../../platform/payload/admin/preview/SidePreview'
import { NewDraftView as NewDraftView_73256effd9d370f193ac0af68a97a701 } from '../../../platform/payload/admin/drafts/NewDraftView'
import { StartDatesField as StartDatesField_083f2b9d7adbe1c805b84b5e3c8f4013 } from '../../../features/schools/admin/StartDatesField'
import { SourceTitle as SourceTitle_39f565f5d6e04e90f1c837e60e2d4b1c } from '../../../platform/payload/admin/titles/SourceTitle'
import { PriceGrid as PriceGrid_1169556074fa6e59e37ccb351225d50a } from '../../../features/pricing/admin/PriceGrid'
import { CurrencyCell as CurrencyCell_b2772943ff1a5f4f6de02fcbeeabcaec } from '../../../features/pricing/admin/CurrencyCell'
import { CopyList as CopyList_51a6e41c506c7ad7c0d20b9f16da2e23 } from '../../../features/pricing/admin/CopyList'
import { QuoteTotalCell as QuoteTotalCell_f216a5b92567b589b7b5ce8c9fa43088 } from '../../../features/quotes/admin/QuoteFields'
import { QuoteTotal as QuoteTotal_f216a5b92567b589b7b5ce8c9fa43088 } from '../../../features/quotes/admin/QuoteFields'
import { QuoteLinesField as QuoteLinesField_f216a5b92567b589b7b5ce8c9fa43088 } from '../../../features/quotes/admin/QuoteFields'
import { LeadToEnrolment as LeadToEnrolment_c8b909828ae0f44033f0671c7f3bd32f } from '../../../features/enrolments/admin/office/LeadToOffice'
import { LeadToOffice as LeadToOffice_c8b909828ae0f44033f0671c7f3bd32f } from '../../../features/enrolments/admin/office/LeadToOffice'
import { InvoiceTotalCell as InvoiceTotalCell_93260560d95d338385de30729ec1ea99 } from '../../../features/billing/admin/InvoiceFields'
import { InvoiceTotal as InvoiceTotal_93260560d95d338385de30729ec1ea99 } from '../../../features/billing/admin/InvoiceFields'
import { PaymentAmountCell as PaymentAmountCell_93260560d95d338385de30729ec1ea99 } from '../../../features/billing/admin/InvoiceFields'
import { PaymentAmount as PaymentAmount_93260560d95d338385de30729ec1ea99 } from '../../../features/billing/admin/InvoiceFields'
import { SchoolTimeCell as SchoolTimeCell_afeed717d7a1ed8cbaeb22d968c40e58 } from '../../../features/news/admin/SchoolTimeCell'
import { SchoolTimeField as SchoolTimeField_de9d21dbe27fe3f8e2b8675e4e0bac81 } from '../../../features/news/admin/SchoolTimeField'
import { UsedIn as UsedIn_7f4ad19d8c649ddb00500cbbcb64a5e4 } from '../../../features/blocks/admin/UsedIn'
import { FormNotice as FormNotice_3d45c7ad2ea37812ab4e39ec8e98d12a } from '../../../features/forms/admin/FormNotice'
import { OtherField as OtherField_26d83bfb493092e69d5d7171af6cfafe } from '../../../features/forms/admin/ConditionFields'
import { OtherAnswer as OtherAnswer_26d83bfb493092e69d5d7171af6cfafe } from '../../../features/forms/admin/ConditionFields'
import { FieldLabel as FieldLabel_4cd6f144b8f21ade97d516330bebe474 } from '../../../features/forms/admin/FieldLabel'
import { Answers as Answers_65b4cf68ea4b5c3049f36223d5c05af7 } from '../../../features/forms/admin/Answers'
import { ExportSubmissions as ExportSubmissions_14a0cff6a466078c980d3e8b247f856c } from '../../../features/forms/admin/ExportSubmissions'
import { ImportRedirects as ImportRedirects_45313d5647b5c12f06c18b02e639c81c } from '../../../features/redirects/admin/ImportRedirects'
import { CreateRedirectCell as CreateRedirectCell_128fc6a8d48d679b93ae703c42b73e0f } from '../../../features/redirects/admin/CreateRedirectCell'
import { NamesCell as NamesCell_32ce00ef6d8e45ac08fe446bb0b522a3 } from '../../../platform/payload/fields/NamesField'
import { NamesField as NamesField_32ce00ef6d8e45ac08fe446bb0b522a3 } from '../../../platform/payload/fields/NamesField'
import { ExportReceipts as ExportReceipts_b2cf567ee99236eb807aae4683dcaf0f } from '../../../features/consent/admin/ExportReceipts'
import { PictureUses as PictureUses_346dd0b6edcd4cfd71c3a7dcb7f8fda5 } from '../../../platform/payload/admin/pictures/PictureUses'
import { CurrentPassword as CurrentPassword_42f49669f5b607114a0d562414ab7bca } from '../../../features/staff-accounts/admin/CurrentPassword'
import { CurrentCode as CurrentCode_42f49669f5b607114a0d562414ab7bca } from '../../../features/staff-accounts/admin/CurrentPassword'
import { InvitationCell as InvitationCell_28bd39cff087a3b386133c3beff1b769 } from '../../../features/staff-accounts/admin/InvitationCell'
import { SecurityLink as SecurityLink_49d83c8bfb7f45b5b18c009bb25cf65d } from '../../../features/staff-accounts/admin/SecurityLink'
import { FactorCell as FactorCell_1db8e18f0b4a067390530f56e5a86168 } from '../../../features/staff-accounts/admin/FactorCell'
import { InvitePerson as InvitePerson_5de42efa766f76e9650af3bdd1aed6c0 } from '../../../features/staff-accounts/admin/InvitePerson'
import { AuditSubject as AuditSubject_1d46645e94e2bccb4cb589ec1702a2f9 } from '../../../features/staff-accounts/admin/AuditChanges'
import { AuditChanges as AuditChanges_1d46645e94e2bccb4cb589ec1702a2f9 } from '../../../features/staff-accounts/admin/AuditChanges'
import { SizeCell as SizeCell_5a348a5f53fb0931a999b7394c3172de } from '../../../features/backups/admin/SizeCell'
import { BackupStatus as BackupStatus_9735ee05b7b7dfc19f5a903af7869a7d } from '../../../features/backups/admin/BackupStatus'
import { RestoreCard as RestoreCard_64346b88165c9c4662e05b303233e794 } from '../../../features/backups/admin/RestoreCard'
import { DownloadBackup as DownloadBackup_120f42836abfc32a00a235f9d600129a } from '../../../features/backups/admin/DownloadBackup'
import { MailNotice as MailNotice_9ca32cb2f6834dbf422a171a5da80a87 } from '../../../platform/mail/MailNotice'
import { ReadRates as ReadRates_7f49a4aeab468caac3f7a12b395ba2b8 } from '../../../features/pricing/admin/ReadRates'
import { StandardLine as StandardLine_738f08cf7600326999b85b877c2e2682 } from '../../../platform/payload/admin/forms/StandardText'
import { StandardText as StandardText_738f08cf7600326999b85b877c2e2682 } from '../../../platform/payload/admin/forms/StandardText'
import { DataLink as DataLink_f01e1b122af399d1c8ac158f31005433 } from '../../../features/comments/admin/DataLink'
import { MenuWarnings as MenuWarnings_5485c0e5777886bae65a9e294d684855 } from '../../../features/redirects/admin/MenuWarnings'
import { MenuItemWarning as MenuItemWarning_5485c0e5777886bae65a9e294d684855 } from '../../../features/redirects/admin/MenuWarnings'
import { ColourPicker as ColourPicker_e30d0fdd8ae78f1171a48c034fe1a314 } from '../../../features/theme/admin/ColourPicker'
import { MailServerNotice as MailServerNotice_b243a6cd9e0326a16e9ba6cb1b3fbb87 } from '../../../features/mail-settings/admin/MailServerNotice'
import { ServerPassword as ServerPassword_69a8167811baefe32722f3106eba0b96 } from '../../../features/mail-settings/admin/ServerPassword'
import { SendTestMail as SendTestMail_b91cf0ba0aca7eacc1f272a8e657b89d } from '../../../features/mail-settings/admin/SendTestMail'
import { RetentionReport as RetentionReport_dcaa465f7a8701da4082ea37799ed444 } from '../../../features/privacy/admin/RetentionReport'
import { BlockTools as BlockTools_689c94736a2e2430627f8d8761e8ac76 } from '../../../features/blocks/admin/BlockTools'
import { BlockLabel as BlockLabel_4fd404c3197863a198f68efe9904d7fe } from '../../../features/blocks/admin/BlockLabel'
import { PanelMenu as PanelMenu_dfa72d92ddbea5ec652f937f045c08c3 } from '../../../platform/panel/menu/PanelMenu'
import { KeepMenuOpen as KeepMenuOpen_bcd8b7e5b4fbfb22daed4df5d6792de2 } from '../../../platform/payload/admin/menu/KeepMenuOpen'
import { PanelIcon as PanelIcon_fffd9e3203a5c40d6726075a1ea9f308 } from '../../../platform/payload/admin/menu/PanelLogo'
import { PanelLogo as PanelLogo_fffd9e3203a5c40d6726075a1ea9f308 } from '../../../platform/payload/admin/menu/PanelLogo'
import { FindInHeader as FindInHeader_9473195bb39b83e411390461657f3d06 } from '../../../platform/panel/menu/FindButton'
import { ViewSite as ViewSite_f7b0dcc6e22578f58a3d0091d23d911a } from '../../../platform/payload/admin/menu/ViewSite'
import { FirstStepsNotice as FirstStepsNotice_4101126c71c10792f82cdbc458ee69db } from '../../../features/onboarding/admin/FirstStepsNotice'
import { PanelTimeZone as PanelTimeZone_d38baf73aba55d8a62bb0eb8a0d66964 } from '../../../platform/payload/admin/PanelTimeZone'
import { PanelColours as PanelColours_7a39980b7086b4108c1c863314337710 } from '../../../features/theme/admin/PanelColours'
import { FindAnything as FindAnything_0d5fdc98c5f90a7358834ac69024b21f } from '../../../features/find/admin/FindAnything'
import { SessionKeeper as SessionKeeper_e8f55a19196636e0b3f82ae63a12725c } from '../../../features/staff-accounts/admin/SessionKeeper'
import { TodayView as TodayView_5ad0d81a6ccec55f944b221fc5880705 } from '../../../features/dashboard/admin/TodayView'
import { EnrolmentsView as EnrolmentsView_e8b483a80161a6c095376dbafcdbf9c4 } from '../../../features/enrolments/admin/list/EnrolmentsView'
import { EnrolmentView as EnrolmentView_c375b6a6549a8d11326f92e14a45b5f1 } from '../../../features/enrolments/admin/request/EnrolmentView'
import { StudentsView as StudentsView_f9f299f920dbac56d6d1ebed0c09aa2b } from '../../../features/enrolments/admin/students/StudentsView'
import { CapacityView as CapacityView_4a7bbd2580b5e205987e306e8b81b325 } from '../../../features/enrolments/admin/capacity/CapacityView'
import { CalendarView as CalendarView_05a4d0821bf2a6fc47511803c0d7d913 } from '../../../features/calendar/admin/CalendarView'
import { ModerationView as ModerationView_1dd0648cdefe7015c305a3cab2bfad47 } from '../../../features/comments/admin/ModerationView'
import { CommentsDataView as CommentsDataView_d9738a49e89a33cbfc8303c11f147c62 } from '../../../features/comments/admin/CommentsDataView'
import { TranslationsView as TranslationsView_a6bd9acd33a19267487363cf2b627ce4 } from '../../../features/translations/admin/TranslationsView'
import { AnalyticsView as AnalyticsView_00041abcad7cf06ae25b702b9fa6e1a3 } from '../../../features/analytics/admin/AnalyticsView'
import { LogInView as LogInView_2d2383a748259b2929e0317e0ea05ccd } from '../../../features/staff-accounts/admin/LogInView'
import { SecurityView as SecurityView_be94b5c32cc7d2e4a4a1f152ccf8da35 } from '../../../features/staff-accounts/admin/SecurityView'
import { PersonsView as PersonsView_7bdb13501eb9cf2f37157a114fac322f } from '../../../features/privacy/admin/PersonsView'
import { KitView as KitView_daa14b884c32334d0877b8114e921d7d } from '../../../platform/panel/kit/KitView'
import { FirstStepsView as FirstStepsView_5768cc6256c904f16f12cf83cdd47808 } from '../../../features/onboarding/admin/FirstStepsView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { AnswerInPlace as AnswerInPlace_32603cce84543af565fef243be8b45b5 } from '../../../features/enrolments/admin/today/AnswerInPlace'
import { Billing as Billing_695a1aed5368d5a1b2596eb80c2ccb04 } from '../../../features/billing/admin/Billing'
import { ModerateInPlace as ModerateInPlace_a9c9deeb8d09ee96a4509c84fdc919fb } from '../../../features/comments/admin/ModerateInPlace'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/platform/payload/admin/forms/RowLabel#RowLabel": RowLabel_546c8fdf8a292194c4b4fd8b337ed213,
  "/platform/payload/admin/pictures/AddPictures#AddPictures": AddPictures_514bf57846eba0479fbefabb838d7cde,
  "/platform/payload/admin/forms/OpenAddedRow#OpenAddedRow": OpenAddedRow_e9b6e3ceecb13b144d32b5ea0887c1b4,
  "/features/blocks/admin/PasteBlock#PasteBlock": PasteBlock_4370a0c9c7cba8e5b5fb6a20fa603fa5,
  "/features/blocks/admin/FindBlock#FindBlock": FindBlock_4dc88b64c3b8ec9ea25f58b7ff20ac45,
  "/platform/payload/fields/MoneyInput#MoneyInput": MoneyInput_579b72b82b4ad5b860c763c3d2788f23,
  "/features/schools/admin/HolidaysField#HolidaysField": HolidaysField_ad0c95aa58056ed873f3f355a6784cb1,
  "/platform/payload/admin/drafts/ScheduleDrafts#ScheduleDrafts": ScheduleDrafts_078eda8a4ebd639f0df67f3acb59ba5e,
  "/platform/payload/admin/times/DateCell#DateCell": DateCell_4606d55607278f2b852a264168fa0a79,
  "/platform/payload/admin/drafts/ScheduledState#StatusCell": StatusCell_d30eb3ee7847f4a1742f1b34aded8177,
  "/platform/payload/admin/conflicts/SaveConflicts#SaveConflicts": SaveConflicts_4b491712f3239e41851eaf245e1f8694,
  "/features/blocks/admin/OpenBlock#OpenBlock": OpenBlock_372e12654f49abca5481e5a0be261e44,
  "/platform/payload/admin/times/DocumentTimes#DocumentTimes": DocumentTimes_c84a0ae28a2ab1a44cd3dd041f3f9b73,
  "/platform/payload/admin/preview/SidePreview#PreviewLink": PreviewLink_21456cb8361e67a31afdfe9048e366f7,
  "/platform/payload/admin/drafts/DocumentState#DocumentState": DocumentState_9854e6fe3b0eb9b482481779ab7130a7,
  "/platform/payload/admin/drafts/ScheduledState#ScheduledState": ScheduledState_d30eb3ee7847f4a1742f1b34aded8177,
  "/platform/payload/admin/drafts/VersionsView#VersionsView": VersionsView_90d20afeaafe3bce3b3f324a4fe83de0,
  "/platform/payload/admin/preview/SidePreview#SidePreview": SidePreview_21456cb8361e67a31afdfe9048e366f7,
  "/platform/payload/admin/drafts/NewDraftView#NewDraftView": NewDraftView_73256effd9d370f193ac0af68a97a701,
  "/features/schools/admin/StartDatesField#StartDatesField": StartDatesField_083f2b9d7adbe1c805b84b5e3c8f4013,
  "/platform/payload/admin/titles/SourceTitle#SourceTitle": SourceTitle_39f565f5d6e04e90f1c837e60e2d4b1c,
  "/features/pricing/admin/PriceGrid#PriceGrid": PriceGrid_1169556074fa6e59e37ccb351225d50a,
  "/features/pricing/admin/CurrencyCell#CurrencyCell": CurrencyCell_b2772943ff1a5f4f6de02fcbeeabcaec,
  "/features/pricing/admin/CopyList#CopyList": CopyList_51a6e41c506c7ad7c0d20b9f16da2e23,
  "/features/quotes/admin/QuoteFields#QuoteTotalCell": QuoteTotalCell_f216a5b92567b589b7b5ce8c9fa43088,
  "/features/quotes/admin/QuoteFields#QuoteTotal": QuoteTotal_f216a5b92567b589b7b5ce8c9fa43088,
  "/features/quotes/admin/QuoteFields#QuoteLinesField": QuoteLinesField_f216a5b92567b589b7b5ce8c9fa43088,
  "/features/enrolments/admin/office/LeadToOffice#LeadToEnrolment": LeadToEnrolment_c8b909828ae0f44033f0671c7f3bd32f,
  "/features/enrolments/admin/office/LeadToOffice#LeadToOffice": LeadToOffice_c8b909828ae0f44033f0671c7f3bd32f,
  "/features/billing/admin/InvoiceFields#InvoiceTotalCell": InvoiceTotalCell_93260560d95d338385de30729ec1ea99,
  "/features/billing/admin/InvoiceFields#InvoiceTotal": InvoiceTotal_93260560d95d338385de30729ec1ea99,
  "/features/billing/admin/InvoiceFields#PaymentAmountCell": PaymentAmountCell_93260560d95d338385de30729ec1ea99,
  "/features/billing/admin/InvoiceFields#PaymentAmount": PaymentAmount_93260560d95d338385de30729ec1ea99,
  "/features/news/admin/SchoolTimeCell#SchoolTimeCell": SchoolTimeCell_afeed717d7a1ed8cbaeb22d968c40e58,
  "/features/news/admin/SchoolTimeField#SchoolTimeField": SchoolTimeField_de9d21dbe27fe3f8e2b8675e4e0bac81,
  "/features/blocks/admin/UsedIn#UsedIn": UsedIn_7f4ad19d8c649ddb00500cbbcb64a5e4,
  "/features/forms/admin/FormNotice#FormNotice": FormNotice_3d45c7ad2ea37812ab4e39ec8e98d12a,
  "/features/forms/admin/ConditionFields#OtherField": OtherField_26d83bfb493092e69d5d7171af6cfafe,
  "/features/forms/admin/ConditionFields#OtherAnswer": OtherAnswer_26d83bfb493092e69d5d7171af6cfafe,
  "/features/forms/admin/FieldLabel#FieldLabel": FieldLabel_4cd6f144b8f21ade97d516330bebe474,
  "/features/forms/admin/Answers#Answers": Answers_65b4cf68ea4b5c3049f36223d5c05af7,
  "/features/forms/admin/ExportSubmissions#ExportSubmissions": ExportSubmissions_14a0cff6a466078c980d3e8b247f856c,
  "/features/redirects/admin/ImportRedirects#ImportRedirects": ImportRedirects_45313d5647b5c12f06c18b02e639c81c,
  "/features/redirects/admin/CreateRedirectCell#CreateRedirectCell": CreateRedirectCell_128fc6a8d48d679b93ae703c42b73e0f,
  "/platform/payload/fields/NamesField#NamesCell": NamesCell_32ce00ef6d8e45ac08fe446bb0b522a3,
  "/platform/payload/fields/NamesField#NamesField": NamesField_32ce00ef6d8e45ac08fe446bb0b522a3,
  "/features/consent/admin/ExportReceipts#ExportReceipts": ExportReceipts_b2cf567ee99236eb807aae4683dcaf0f,
  "/platform/payload/admin/pictures/PictureUses#PictureUses": PictureUses_346dd0b6edcd4cfd71c3a7dcb7f8fda5,
  "/features/staff-accounts/admin/CurrentPassword#CurrentPassword": CurrentPassword_42f49669f5b607114a0d562414ab7bca,
  "/features/staff-accounts/admin/CurrentPassword#CurrentCode": CurrentCode_42f49669f5b607114a0d562414ab7bca,
  "/features/staff-accounts/admin/InvitationCell#InvitationCell": InvitationCell_28bd39cff087a3b386133c3beff1b769,
  "/features/staff-accounts/admin/SecurityLink#SecurityLink": SecurityLink_49d83c8bfb7f45b5b18c009bb25cf65d,
  "/features/staff-accounts/admin/FactorCell#FactorCell": FactorCell_1db8e18f0b4a067390530f56e5a86168,
  "/features/staff-accounts/admin/InvitePerson#InvitePerson": InvitePerson_5de42efa766f76e9650af3bdd1aed6c0,
  "/features/staff-accounts/admin/AuditChanges#AuditSubject": AuditSubject_1d46645e94e2bccb4cb589ec1702a2f9,
  "/features/staff-accounts/admin/AuditChanges#AuditChanges": AuditChanges_1d46645e94e2bccb4cb589ec1702a2f9,
  "/features/backups/admin/SizeCell#SizeCell": SizeCell_5a348a5f53fb0931a999b7394c3172de,
  "/features/backups/admin/BackupStatus#BackupStatus": BackupStatus_9735ee05b7b7dfc19f5a903af7869a7d,
  "/features/backups/admin/RestoreCard#RestoreCard": RestoreCard_64346b88165c9c4662e05b303233e794,
  "/features/backups/admin/DownloadBackup#DownloadBackup": DownloadBackup_120f42836abfc32a00a235f9d600129a,
  "/platform/mail/MailNotice#MailNotice": MailNotice_9ca32cb2f6834dbf422a171a5da80a87,
  "/features/pricing/admin/ReadRates#ReadRates": ReadRates_7f49a4aeab468caac3f7a12b395ba2b8,
  "/platform/payload/admin/forms/StandardText#StandardLine": StandardLine_738f08cf7600326999b85b877c2e2682,
  "/platform/payload/admin/forms/StandardText#StandardText": StandardText_738f08cf7600326999b85b877c2e2682,
  "/features/comments/admin/DataLink#DataLink": DataLink_f01e1b122af399d1c8ac158f31005433,
  "/features/redirects/admin/MenuWarnings#MenuWarnings": MenuWarnings_5485c0e5777886bae65a9e294d684855,
  "/features/redirects/admin/MenuWarnings#MenuItemWarning": MenuItemWarning_5485c0e5777886bae65a9e294d684855,
  "/features/theme/admin/ColourPicker#ColourPicker": ColourPicker_e30d0fdd8ae78f1171a48c034fe1a314,
  "/features/mail-settings/admin/MailServerNotice#MailServerNotice": MailServerNotice_b243a6cd9e0326a16e9ba6cb1b3fbb87,
  "/features/mail-settings/admin/ServerPassword#ServerPassword": ServerPassword_69a8167811baefe32722f3106eba0b96,
  "/features/mail-settings/admin/SendTestMail#SendTestMail": SendTestMail_b91cf0ba0aca7eacc1f272a8e657b89d,
  "/features/privacy/admin/RetentionReport#RetentionReport": RetentionReport_dcaa465f7a8701da4082ea37799ed444,
  "/features/blocks/admin/BlockTools#BlockTools": BlockTools_689c94736a2e2430627f8d8761e8ac76,
  "/features/blocks/admin/BlockLabel#BlockLabel": BlockLabel_4fd404c3197863a198f68efe9904d7fe,
  "/platform/panel/menu/PanelMenu#PanelMenu": PanelMenu_dfa72d92ddbea5ec652f937f045c08c3,
  "/platform/payload/admin/menu/KeepMenuOpen#KeepMenuOpen": KeepMenuOpen_bcd8b7e5b4fbfb22daed4df5d6792de2,
  "/platform/payload/admin/menu/PanelLogo#PanelIcon": PanelIcon_fffd9e3203a5c40d6726075a1ea9f308,
  "/platform/payload/admin/menu/PanelLogo#PanelLogo": PanelLogo_fffd9e3203a5c40d6726075a1ea9f308,
  "/platform/panel/menu/FindButton#FindInHeader": FindInHeader_9473195bb39b83e411390461657f3d06,
  "/platform/payload/admin/menu/ViewSite#ViewSite": ViewSite_f7b0dcc6e22578f58a3d0091d23d911a,
  "/features/onboarding/admin/FirstStepsNotice#FirstStepsNotice": FirstStepsNotice_4101126c71c10792f82cdbc458ee69db,
  "/platform/payload/admin/PanelTimeZone#PanelTimeZone": PanelTimeZone_d38baf73aba55d8a62bb0eb8a0d66964,
  "/features/theme/admin/PanelColours#PanelColours": PanelColours_7a39980b7086b4108c1c863314337710,
  "/features/find/admin/FindAnything#FindAnything": FindAnything_0d5fdc98c5f90a7358834ac69024b21f,
  "/features/staff-accounts/admin/SessionKeeper#SessionKeeper": SessionKeeper_e8f55a19196636e0b3f82ae63a12725c,
  "/features/dashboard/admin/TodayView#TodayView": TodayView_5ad0d81a6ccec55f944b221fc5880705,
  "/features/enrolments/admin/list/EnrolmentsView#EnrolmentsView": EnrolmentsView_e8b483a80161a6c095376dbafcdbf9c4,
  "/features/enrolments/admin/request/EnrolmentView#EnrolmentView": EnrolmentView_c375b6a6549a8d11326f92e14a45b5f1,
  "/features/enrolments/admin/students/StudentsView#StudentsView": StudentsView_f9f299f920dbac56d6d1ebed0c09aa2b,
  "/features/enrolments/admin/capacity/CapacityView#CapacityView": CapacityView_4a7bbd2580b5e205987e306e8b81b325,
  "/features/calendar/admin/CalendarView#CalendarView": CalendarView_05a4d0821bf2a6fc47511803c0d7d913,
  "/features/comments/admin/ModerationView#ModerationView": ModerationView_1dd0648cdefe7015c305a3cab2bfad47,
  "/features/comments/admin/CommentsDataView#CommentsDataView": CommentsDataView_d9738a49e89a33cbfc8303c11f147c62,
  "/features/translations/admin/TranslationsView#TranslationsView": TranslationsView_a6bd9acd33a19267487363cf2b627ce4,
  "/features/analytics/admin/AnalyticsView#AnalyticsView": AnalyticsView_00041abcad7cf06ae25b702b9fa6e1a3,
  "/features/staff-accounts/admin/LogInView#LogInView": LogInView_2d2383a748259b2929e0317e0ea05ccd,
  "/features/staff-accounts/admin/SecurityView#SecurityView": SecurityView_be94b5c32cc7d2e4a4a1f152ccf8da35,
  "/features/privacy/admin/PersonsView#PersonsView": PersonsView_7bdb13501eb9cf2f37157a114fac322f,
  "/platform/panel/kit/KitView#KitView": KitView_daa14b884c32334d0877b8114e921d7d,
  "/features/onboarding/admin/FirstStepsView#FirstStepsView": FirstStepsView_5768cc6256c904f16f12cf83cdd47808,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/features/enrolments/admin/today/AnswerInPlace#AnswerInPlace": AnswerInPlace_32603cce84543af565fef243be8b45b5,
  "/features/billing/admin/Billing#Billing": Billing_695a1aed5368d5a1b2596eb80c2ccb04,
  "/features/comments/admin/ModerateInPlace#ModerateInPlace": ModerateInPlace_a9c9deeb8d09ee96a4509c84fdc919fb
}
