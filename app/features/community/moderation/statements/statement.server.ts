import { deskText } from "#app/shared/words/desk-text.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { joinSentences, labelledValue } from "#app/shared/words/joining.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { GROUNDS, HOLD_REASONS } from "#db/schema/community/moderation-kinds.ts";
import { APPEAL_ANSWER_DAYS } from "../limits.ts";
import { copyInWords } from "../reports/copy-in-words.ts";
import type { FoundDecision } from "./decisions.repository.server";

type Reader = { language: Language; timeZone: string };
export type StatementRow = { name: "what" | "where" | "why" | "ground" | "found"; label: string; value: string };

/**
 * The statement of reasons for a decision in a reader's language: the same on the page, in the mail and in the copy.
 * Fields: DSA, Article 17(3).
 */
export function statementOf(decision: FoundDecision, { language, timeZone }: Reader) {
	const t = getFixedT(language, "reports");
	const formats = formatsFor({ language, timeZone });
	const {
		subjectKind,
		title,
		outcome,
		sanction,
		scope,
		endsAt,
		ground,
		facts,
		hiddenBy,
		isReported,
		appealUntil,
		decidedAt,
	} = decision;
	const kind = deskText(language)(`reportables.${subjectKind}`) ?? subjectKind;
	const what = title ? t("statement.thing", { kind, title }) : kind;
	const until = endsAt && formats.dateTime(endsAt);
	const place = scope ? t(`scopes.${scope}`) : "";
	const ofSanction = {
		none: null,
		warned: t("statement.warned"),
		silenced: until ? t("statement.silencedUntil", { place, until }) : t("statement.silenced", { place }),
		suspended: until ? t("statement.suspendedUntil", { until }) : t("statement.suspended"),
	}[sanction];
	const rows: StatementRow[] = [
		{ name: "what", label: t("statement.what"), value: what },
		{
			name: "where",
			label: t("statement.where"),
			value: joinSentences(language, [t(`statement.outcomes.${outcome}`), ofSanction]),
		},
		...(facts ? [{ name: "why" as const, label: t("statement.why"), value: facts }] : []),
		...(ground ? [{ name: "ground" as const, label: t("statement.ground"), value: groundName(ground, language) }] : []),
		{
			name: "found",
			label: t("statement.found"),
			value: joinSentences(language, [
				isHeld(hiddenBy) ? null : t(isReported ? "statement.reported" : "statement.noticed"),
				hiddenBy && t(`statement.hiddenBy.${hiddenBy}`),
				t("statement.byPerson"),
			]),
		},
	];
	return {
		title: t(`statement.titles.${titleOf(decision)}`, { until: endsAt ? formats.date(endsAt) : "" }),
		decided: t("statement.decided", { at: formats.dateTime(decidedAt) }),
		rows,
		text: decision.body && copyInWords(decision.body),
		appeal: t("statement.appeal", { until: formats.date(appealUntil), days: formats.number(APPEAL_ANSWER_DAYS) }),
	};
}

/** Held by words or copies: nobody had to report it. */
function isHeld(hiddenBy: FoundDecision["hiddenBy"]): boolean {
	return HOLD_REASONS.some((reason) => reason === hiddenBy);
}

/** "4. No offers of returns", as in the community rules. */
export function groundName(ground: (typeof GROUNDS)[number], language: Language): string {
	const number = GROUNDS.indexOf(ground) + 1;
	return `${number}. ${getFixedT(language, "reports")(`grounds.${ground}`)}`;
}

/** The statement as plain text, for the mail and the copy. */
export function statementText({ rows }: ReturnType<typeof statementOf>, language: Language): string {
	return rows.map(({ label, value }) => labelledValue(language, label, value)).join("\n\n");
}

function titleOf({ outcome, sanction, endsAt }: FoundDecision) {
	if (sanction === "suspended") return endsAt ? "suspendedUntil" : "suspended";
	if (sanction === "none" || outcome === "kept") return outcome;
	if (sanction === "warned") return `${outcome}AndWarned` as const;
	return endsAt ? (`${outcome}AndSilencedUntil` as const) : (`${outcome}AndSilenced` as const);
}
