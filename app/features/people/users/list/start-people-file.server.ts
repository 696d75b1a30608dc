import { audit } from "#app/features/operations/audit/face.server.ts";
import { startExport } from "#app/features/operations/exports/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

type StartFileInput = {
	actorId: number;
	search: string;
	language: Language;
	origin: string;
	requestId: string;
	now: Date;
};

/** Starts a CSV export of the list's query (`exportSearch`), and audits who exported. */
export async function startPeopleFile(
	db: Database,
	{ actorId, search, language, origin, requestId, now }: StartFileInput,
) {
	const started = await startExport(db, {
		kind: "people",
		ownerId: actorId,
		asked: { search },
		language,
		origin,
		now,
	});
	if (started.jobId) {
		const subject = { kind: "export", id: started.export.id } as const;
		await audit(db, { by: actorId, deed: "people.export", subject, after: { search }, requestId, now });
	}
	return started;
}
