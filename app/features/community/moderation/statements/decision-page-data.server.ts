import { constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { measureOf } from "#db/schema/community/moderation-kinds.ts";
import type { FoundDecision } from "./decisions.repository.server";
import { AppealForm } from "./schemas";
import { statementOf, statementText } from "./statement.server";

type Reading = { language: Language; timeZone: string; now: Date };

/** What its member reads of a decision. */
export function decisionPageData(decision: FoundDecision, { language, timeZone, now }: Reading) {
	const t = getFixedT(language, "reports");
	const formats = formatsFor({ language, timeZone });
	const { title, decided, rows, text, appeal } = statementOf(decision, { language, timeZone });
	const { appealedAt, appealBody, appealOutcome, appealReasons, appealDecidedAt, appealUntil, liftedAt } = decision;
	const { outcome, editedAt, sanctionEndedAt, path } = decision;
	const isHiding = outcome === "hidden" && liftedAt === null;
	return {
		title,
		description: t("statement.description"),
		decision: {
			id: decision.id,
			number: String(decision.caseId),
			decided,
			rows,
			text,
			lang: decision.textLanguage,
			/** When the member has used the one edit. */
			edited: isHiding && editedAt ? formats.dateTime(editedAt) : null,
			/** Where the text stands that may still be edited once. */
			editAt: isHiding && !editedAt ? path : null,
			/** When a moderator has ended the sanction before its time. */
			sanctionEnded: sanctionEndedAt && formats.dateTime(sanctionEndedAt),
			isKept: decision.outcome === "kept",
			isSuspension: decision.sanction === "suspended",
			isLifted: liftedAt !== null,
			cameBack: decision.liftedWhy === "appeal" ? cameBack(decision) : [],
			appealNote: appeal,
			mayAppeal: !appealedAt && liftedAt === null && appealUntil > now && decision.outcome !== "kept",
			appeal: appealedAt && {
				at: formats.dateTime(appealedAt),
				body: appealBody ?? "",
				outcome: appealOutcome,
				reasons: appealReasons ?? "",
				decided: appealDecidedAt && formats.dateTime(appealDecidedAt),
			},
		},
		limits: constraintsOf(AppealForm),
	};
}
export type DecisionPageData = ReturnType<typeof decisionPageData>;

/** What a lifted decision gave back. Another case or decision may still hide the thing, or do the same to it. */
function cameBack(decision: FoundDecision) {
	const ofSanction = { none: null, warned: "warning", silenced: "writing", suspended: "account" } as const;
	const also = ofSanction[decision.sanction];
	const thing = thingBack(decision);
	return also ? [thing, also] : [thing];
}

type Back = "stillDecided" | "topic" | "stillHidden" | "pictures" | "thing";

function thingBack({ outcome, isHiddenByAnother, isDecidedByAnother }: FoundDecision): Back {
	if (measureOf(outcome) && isDecidedByAnother) return "stillDecided";
	if (outcome === "closed") return "topic";
	if (isHiddenByAnother) return "stillHidden";
	return outcome === "picturesRemoved" ? "pictures" : "thing";
}

/** The statement as a text file. */
export function decisionCopy(decision: FoundDecision, { language, timeZone }: Omit<Reading, "now">): string {
	const t = getFixedT(language, "reports");
	const shown = statementOf(decision, { language, timeZone });
	const own = shown.text ? [t("statement.text"), shown.text] : [];
	return `${[shown.title, shown.decided, statementText(shown, language), ...own, shown.appeal].join("\n\n")}\n`;
}
