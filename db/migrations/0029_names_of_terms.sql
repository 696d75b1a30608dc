-- Terms that are in the glossary already take their names, the first of two that share one. Publishing folds them for good.
INSERT OR IGNORE INTO glossary_aliases (language, folded, document_id)
SELECT t.language, lower(trim(name.value)), t.document_id
FROM library_translations t
JOIN library_entries e ON e.document_id = t.document_id AND e.kind = 'term' AND e.retired_at IS NULL
JOIN json_each(json_insert(coalesce(t.words -> '$.aliases', '[]'), '$[#]', t.title)) name
WHERE trim(name.value) <> '';
