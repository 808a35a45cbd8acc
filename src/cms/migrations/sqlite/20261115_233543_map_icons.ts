import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // Written by hand: drizzle leaves out what becomes of it when the picture goes, and then no picture in use could go.
  await db.run(sql`ALTER TABLE \`school_maps\` ADD \`school_page_main_icon_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`school_maps\` ADD \`school_page_other_icon_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`school_maps\` ADD \`directions_page_main_icon_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`school_maps\` ADD \`directions_page_other_icon_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`school_maps_school_page_school_page_main_icon_idx\` ON \`school_maps\` (\`school_page_main_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_school_page_school_page_other_icon_idx\` ON \`school_maps\` (\`school_page_other_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_directions_page_directions_page_main_icon_idx\` ON \`school_maps\` (\`directions_page_main_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_directions_page_directions_page_other_icon_idx\` ON \`school_maps\` (\`directions_page_other_icon_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_school_maps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`school_id\` integer NOT NULL,
  	\`extract_id\` integer,
  	\`school_page_lat\` numeric,
  	\`school_page_lng\` numeric,
  	\`school_page_zoom\` numeric DEFAULT 13 NOT NULL,
  	\`school_page_marker\` integer DEFAULT true,
  	\`school_page_popup\` integer DEFAULT false,
  	\`school_page_map_ctrl\` text DEFAULT '2' NOT NULL,
  	\`school_page_map_type\` text DEFAULT '0' NOT NULL,
  	\`school_page_type_ctrl\` integer DEFAULT true,
  	\`school_page_zoom_whl\` integer DEFAULT true,
  	\`school_page_directions\` integer DEFAULT false,
  	\`school_page_travel_mode\` text DEFAULT 'driving' NOT NULL,
  	\`directions_page_lat\` numeric,
  	\`directions_page_lng\` numeric,
  	\`directions_page_zoom\` numeric DEFAULT 13 NOT NULL,
  	\`directions_page_marker\` integer DEFAULT true,
  	\`directions_page_popup\` integer DEFAULT false,
  	\`directions_page_map_ctrl\` text DEFAULT '2' NOT NULL,
  	\`directions_page_map_type\` text DEFAULT '0' NOT NULL,
  	\`directions_page_type_ctrl\` integer DEFAULT true,
  	\`directions_page_zoom_whl\` integer DEFAULT true,
  	\`directions_page_directions\` integer DEFAULT true,
  	\`directions_page_travel_mode\` text DEFAULT 'driving' NOT NULL,
  	\`main_icon_id\` integer,
  	\`other_icon_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`extract_id\`) REFERENCES \`map_extracts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`other_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_school_maps\`("id", "school_id", "extract_id", "school_page_lat", "school_page_lng", "school_page_zoom", "school_page_marker", "school_page_popup", "school_page_map_ctrl", "school_page_map_type", "school_page_type_ctrl", "school_page_zoom_whl", "school_page_directions", "school_page_travel_mode", "directions_page_lat", "directions_page_lng", "directions_page_zoom", "directions_page_marker", "directions_page_popup", "directions_page_map_ctrl", "directions_page_map_type", "directions_page_type_ctrl", "directions_page_zoom_whl", "directions_page_directions", "directions_page_travel_mode", "main_icon_id", "other_icon_id", "updated_at", "created_at") SELECT "id", "school_id", "extract_id", "school_page_lat", "school_page_lng", "school_page_zoom", "school_page_marker", "school_page_popup", "school_page_map_ctrl", "school_page_map_type", "school_page_type_ctrl", "school_page_zoom_whl", "school_page_directions", "school_page_travel_mode", "directions_page_lat", "directions_page_lng", "directions_page_zoom", "directions_page_marker", "directions_page_popup", "directions_page_map_ctrl", "directions_page_map_type", "directions_page_type_ctrl", "directions_page_zoom_whl", "directions_page_directions", "directions_page_travel_mode", "main_icon_id", "other_icon_id", "updated_at", "created_at" FROM \`school_maps\`;`)
  await db.run(sql`DROP TABLE \`school_maps\`;`)
  await db.run(sql`ALTER TABLE \`__new_school_maps\` RENAME TO \`school_maps\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`school_maps_school_idx\` ON \`school_maps\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_extract_idx\` ON \`school_maps\` (\`extract_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_main_icon_idx\` ON \`school_maps\` (\`main_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_other_icon_idx\` ON \`school_maps\` (\`other_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_updated_at_idx\` ON \`school_maps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`school_maps_created_at_idx\` ON \`school_maps\` (\`created_at\`);`)
}
