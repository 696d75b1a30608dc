import type { Database } from "#db/client.server.ts";
import { type CaseOutcome, measureOf } from "#db/schema/community/moderation-kinds.ts";
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
	/** The decision of the case that ends with it: what it did besides hiding is taken back. */
	lifted?: CaseOutcome | null;
	now: Date;
};

/**
 * The writes for a thing that its case does not hide any more, or only until it is decided again: it is shown, unless
 * another case or decision hides it, and whole, unless another decision removes or closes the same. Fails the batch
 * when that has changed since it was read.
 */
export function bringBack(db: Database, { kind, subjectId, caseId, others, own, lifted = null, now }: Back): Write[] {
	const hiding = strongestHiding(own ? [own, ...others] : others);
	const measure = measureOf(lifted);
	const isKept = others.some(({ outcome }) => outcome === lifted);
	return [
		requireOtherHiders(db, { caseId, count: others.length }),
		...writesOf(db, kind, { hiding, id: subjectId, now }),
		...((measure && !isKept && kind.measures?.[measure]?.end(db, { id: subjectId })) || []),
	];
}

type Thing = { hiding: Hiding | null; id: string; now: Date };

function writesOf(db: Database, kind: ReportableKind, { hiding, ...thing }: Thing): readonly Write[] {
	if (hiding === null) return kind.show(db, thing);
	if (hiding === "removed") return kind.remove(db, thing);
	const held = hiding === "held" ? kind.hold?.(db, thing) : undefined;
	return held ?? kind.hide(db, { ...thing, mayEdit: hiding === "hidden" });
}
