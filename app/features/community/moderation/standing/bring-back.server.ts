import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { ReportableKind } from "../reportable.ts";
import { type Hider, requireOtherHiders } from "./hiders.repository.server";
import { type Hiding, strongestHiding } from "./strongest-hiding";

type Back = {
	kind: ReportableKind;
	subjectId: string;
	caseId: number;
	/** As `listOtherHiders` has read them. */
	others: readonly Hider[];
	/** The case itself, where it hides the thing from now on. */
	own?: Hider | undefined;
	now: Date;
};

/**
 * The writes for a thing that its case does not hide any more, or only until it is decided again: it is shown, unless
 * another case or decision hides it. Fails the batch when that has changed since it was read.
 */
export function bringBack(db: Database, { kind, subjectId, caseId, others, own, now }: Back): Write[] {
	const hiding = strongestHiding(own ? [own, ...others] : others);
	return [
		requireOtherHiders(db, { caseId, some: others.length > 0 }),
		...writesOf(db, kind, { hiding, id: subjectId, now }),
	];
}

type Thing = { hiding: Hiding | null; id: string; now: Date };

function writesOf(db: Database, kind: ReportableKind, { hiding, ...thing }: Thing): readonly Write[] {
	if (hiding === null) return kind.show(db, thing);
	if (hiding === "removed") return kind.remove(db, thing);
	const held = hiding === "held" ? kind.hold?.(db, thing) : undefined;
	return held ?? kind.hide(db, { ...thing, mayEdit: hiding === "hidden" });
}
