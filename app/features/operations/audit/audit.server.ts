import type { SQL } from "drizzle-orm";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { auditEntries } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Deed, SubjectKind } from "./deeds";

type Snapshot = Record<string, unknown>;
type Entry = {
	/** Id of whoever did it; null when nobody was signed in. May be an expression: whoever registers has no number yet. */
	by: number | SQL<number> | null;
	/** Room and verb: `settings.change`. */
	deed: Deed;
	/** What it was done to, by the name of its table in the singular. */
	subject: { kind: SubjectKind; id: string | number | SQL<string | number> };
	/** What the deed has changed, as it was and as it is now; left out where there is nothing to compare. */
	before?: Snapshot | null;
	after?: Snapshot | null;
	requestId: string;
	now: Date;
};

/**
 * Writes down who did what to whom, in the deed's own batch. Throws a TypeError when `before` or `after` hold what
 * looks like a secret.
 */
export function audit(db: Database, { by, deed, subject, before = null, after = null, requestId, now }: Entry): Write {
	refuseSecrets(before);
	refuseSecrets(after);
	const subjectId = typeof subject.id === "object" ? (subject.id as SQL<string>) : String(subject.id);
	return db.insert(auditEntries).values({
		id: newId(),
		actorId: by,
		deed,
		subjectKind: subject.kind,
		subjectId,
		before,
		after,
		requestId,
		at: now,
	});
}

const SECRET = /^(?:password|passwordHash|secret|token|tokenHash|cookie|cookieHash|authorization)$/i;

function refuseSecrets(value: unknown): void {
	if (typeof value !== "object" || value === null) return;
	for (const [name, inner] of Object.entries(value)) {
		if (SECRET.test(name)) throw new TypeError(`An audit entry holds no secret: ${name}`);
		refuseSecrets(inner);
	}
}
