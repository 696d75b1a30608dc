-- Who runs the school, as app/features/settings/setting-defaults.ts has it.
INSERT INTO site_settings (key, value) VALUES
	('operator', '{"name":"G.R.E.W.","address":"—","contactEmail":"school@grew.example"}');
