const KINDS = ["help", "resource", "term", "manual", "legal", "place", "course"];

export async function libraryEntries(db: D1Database): Promise<Record<string, number>> {
	const entries: Record<string, number> = {};
	for (const kind of KINDS) {
		const find = () =>
			db.prepare("select min(id) id from documents where kind = ?").bind(kind).first<{ id: number | null }>();
		const key = kind === "manual" ? "learner-first" : "first";
		const make = "insert into documents (kind, key, origin, created_at) values (?, ?, 'school', 0)";
		if (!(await find())?.id) await db.prepare(make).bind(kind, key).run();
		entries[`ENTRY_${kind}`] = Number((await find())?.id);
	}
	return entries;
}
