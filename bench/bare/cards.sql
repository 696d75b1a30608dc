CREATE TABLE cards (id INTEGER PRIMARY KEY, title TEXT NOT NULL, description TEXT NOT NULL, level TEXT NOT NULL, minutes INTEGER NOT NULL, learners INTEGER NOT NULL);
--
WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 12) INSERT INTO cards SELECT id, 'Course number ' || id, 'What a listing says, what it leaves out, and how to tell a deal from a house in number ' || id || '.', 'beginner', id * 25, id * 140 FROM n;
