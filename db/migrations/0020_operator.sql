-- Who runs the school, as app/features/settings/setting-defaults.ts has it.
INSERT INTO site_settings (key, value) VALUES
	('operator', '{"name":"G.R.E.W.","address":"(postal address not set yet)","contactEmail":"school@grew.example"}');
