import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "schools_facts_locales_parent_idx" ON "schools_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_gallery_locales_parent_idx" ON "schools_gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_staff_locales_parent_idx" ON "schools_staff_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_faq_locales_parent_idx" ON "schools_faq_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_accreditations_locales_parent_idx" ON "schools_accreditations_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_closures_locales_parent_idx" ON "schools_closures_locales" USING btree ("_parent_id");
  CREATE INDEX "schools_locales_parent_idx" ON "schools_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_facts_locales_parent_idx" ON "_schools_v_version_facts_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_gallery_locales_parent_idx" ON "_schools_v_version_gallery_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_staff_locales_parent_idx" ON "_schools_v_version_staff_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_faq_locales_parent_idx" ON "_schools_v_version_faq_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_accreditations_locales_parent_idx" ON "_schools_v_version_accreditations_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_version_closures_locales_parent_idx" ON "_schools_v_version_closures_locales" USING btree ("_parent_id");
  CREATE INDEX "_schools_v_locales_parent_idx" ON "_schools_v_locales" USING btree ("_parent_id");
  CREATE INDEX "courses_locales_parent_idx" ON "courses_locales" USING btree ("_parent_id");
  CREATE INDEX "accommodation_locales_parent_idx" ON "accommodation_locales" USING btree ("_parent_id");
  CREATE INDEX "price_adjustments_locales_parent_idx" ON "price_adjustments_locales" USING btree ("_parent_id");
  CREATE INDEX "price_extras_locales_parent_idx" ON "price_extras_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_status_date_idx" ON "posts" USING btree ("_status","date");
  CREATE INDEX "posts_locales_parent_idx" ON "posts_locales" USING btree ("_parent_id");
  CREATE INDEX "version__status_version_date_idx" ON "_posts_v" USING btree ("version__status","version_date");
  CREATE INDEX "_posts_v_locales_parent_idx" ON "_posts_v_locales" USING btree ("_parent_id");
  CREATE INDEX "categories_locales_parent_idx" ON "categories_locales" USING btree ("_parent_id");
  CREATE INDEX "forms_locales_parent_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "files_locales_parent_idx" ON "files_locales" USING btree ("_parent_id");
  CREATE INDEX "school_maps_places_locales_parent_idx" ON "school_maps_places_locales" USING btree ("_parent_id");
  CREATE INDEX "school_maps_locales_parent_idx" ON "school_maps_locales" USING btree ("_parent_id");
  CREATE INDEX "home_page_locales_parent_idx" ON "home_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_locales_parent_idx" ON "_home_page_v_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_navigation_children_locales_parent_idx" ON "site_settings_navigation_children_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_navigation_locales_parent_idx" ON "site_settings_navigation_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_navigation_locales_parent_idx" ON "site_settings_footer_navigation_locales" USING btree ("_parent_id");
  CREATE INDEX "site_settings_locales_parent_idx" ON "site_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "enrolment_mails_locales_parent_idx" ON "enrolment_mails_locales" USING btree ("_parent_id");
  CREATE INDEX "billing_locales_parent_idx" ON "billing_locales" USING btree ("_parent_id");
  CREATE INDEX "consent_settings_block_list_locales_parent_idx" ON "consent_settings_block_list_locales" USING btree ("_parent_id");
  CREATE INDEX "consent_settings_locales_parent_idx" ON "consent_settings_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "schools_facts_locales_parent_idx";
  DROP INDEX "schools_gallery_locales_parent_idx";
  DROP INDEX "schools_staff_locales_parent_idx";
  DROP INDEX "schools_faq_locales_parent_idx";
  DROP INDEX "schools_accreditations_locales_parent_idx";
  DROP INDEX "schools_closures_locales_parent_idx";
  DROP INDEX "schools_locales_parent_idx";
  DROP INDEX "_schools_v_version_facts_locales_parent_idx";
  DROP INDEX "_schools_v_version_gallery_locales_parent_idx";
  DROP INDEX "_schools_v_version_staff_locales_parent_idx";
  DROP INDEX "_schools_v_version_faq_locales_parent_idx";
  DROP INDEX "_schools_v_version_accreditations_locales_parent_idx";
  DROP INDEX "_schools_v_version_closures_locales_parent_idx";
  DROP INDEX "_schools_v_locales_parent_idx";
  DROP INDEX "courses_locales_parent_idx";
  DROP INDEX "accommodation_locales_parent_idx";
  DROP INDEX "price_adjustments_locales_parent_idx";
  DROP INDEX "price_extras_locales_parent_idx";
  DROP INDEX "pages_locales_parent_idx";
  DROP INDEX "_pages_v_locales_parent_idx";
  DROP INDEX "_status_date_idx";
  DROP INDEX "posts_locales_parent_idx";
  DROP INDEX "version__status_version_date_idx";
  DROP INDEX "_posts_v_locales_parent_idx";
  DROP INDEX "categories_locales_parent_idx";
  DROP INDEX "forms_locales_parent_idx";
  DROP INDEX "media_locales_parent_idx";
  DROP INDEX "files_locales_parent_idx";
  DROP INDEX "school_maps_places_locales_parent_idx";
  DROP INDEX "school_maps_locales_parent_idx";
  DROP INDEX "home_page_locales_parent_idx";
  DROP INDEX "_home_page_v_locales_parent_idx";
  DROP INDEX "site_settings_navigation_children_locales_parent_idx";
  DROP INDEX "site_settings_navigation_locales_parent_idx";
  DROP INDEX "site_settings_footer_navigation_locales_parent_idx";
  DROP INDEX "site_settings_locales_parent_idx";
  DROP INDEX "enrolment_mails_locales_parent_idx";
  DROP INDEX "billing_locales_parent_idx";
  DROP INDEX "consent_settings_block_list_locales_parent_idx";
  DROP INDEX "consent_settings_locales_parent_idx";`)
}
