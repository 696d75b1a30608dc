import type { SQL } from "drizzle-orm";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { auditEntries } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Deed, SubjectKind } from "./deeds";

type Snapshot = Record<string, unknown>;
type AuditEntryInput = {
	/** Null when nobody was signed in. An expression during registration, when there is no id yet. */
	by: number | SQL<number> | null;
	/** Room and verb: `settings.change`. */
	deed: Deed;
	/** `kind` is the table's name in the singular. */
	subject: { kind: SubjectKind; id: string | number | SQL<string | number> };
	/** Omitted when there is nothing to compare. */
	before?: Snapshot | null;
	after?: Snapshot | null;
	requestId: string;
	now: Date;
};

/** For the batch of its deed. Throws TypeError when `before` or `after` seem to contain a secret. */
export function audit(
	db: Database,
	{ by, deed, subject, before = null, after = null, requestId, now }: AuditEntryInput,
): Write {
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

const REFUSED_FIELD = /^(?:password|passwordHash|secret|token|tokenHash|cookie|cookieHash|authorization)$/i;

function refuseSecrets(value: unknown): void {
	if (typeof value !== "object" || value === null) return;
	for (const [name, inner] of Object.entries(value)) {
		if (REFUSED_FIELD.test(name)) throw new TypeError(`An audit entry holds no secret: ${name}`);
		refuseSecrets(inner);
	}
}
