import type { Database } from "../../../../db/client.server";
import type { Language } from "../../../shared/words/languages";
import { audit } from "../../audit/audit.server";
import { startExport } from "../../exports/start-export.server";
import { PEOPLE } from "./people-query";

type Asked = { actorId: number; search: string; language: Language; origin: string; requestId: string; now: Date };

/** Has a file made of the people whom the list is asked for, and notes who has taken them along. */
export async function startPeopleFile(db: Database, { actorId, search, language, origin, requestId, now }: Asked) {
	const query = PEOPLE.exportSearch(PEOPLE.parse(new URLSearchParams(search)));
	const started = await startExport(db, {
		...{ kind: "people", ownerId: actorId, asked: { search: query }, language, origin, now },
	});
	if (started.jobId) {
		const subject = { kind: "export", id: started.export.id };
		await audit(db, { by: actorId, deed: "people.export", subject, after: { search: query }, requestId, now });
	}
	return started;
}
