-- Words and pairs of Chinese characters of posts. Written by the use cases, since only they cut Chinese into pairs.
CREATE VIRTUAL TABLE forum_search USING fts5(
	title, text, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2'
);
