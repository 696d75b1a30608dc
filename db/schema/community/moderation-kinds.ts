/** Why something is reported. */
export const REPORT_REASONS = [
	"childSafety",
	"selling",
	"insult",
	"privateData",
	"illegal",
	"misleading",
	"other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why a text waits hidden for a moderator although nobody has reported it. */
export const HOLD_REASONS = ["watchedWords", "sameFromSeveral", "firstLinks", "editedLink"] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** The clauses of the community rules, in the order of their numbers on `/legal/community-rules`. */
export const GROUNDS = [
	"civility",
	"selling",
	"fraud",
	"privacy",
	"childSafety",
	"illegal",
	"misleading",
	"spam",
	"othersWork",
	"evasion",
] as const;
export type Ground = (typeof GROUNDS)[number];

/** What becomes of the thing that was reported, the mildest first. */
export const OUTCOMES = ["kept", "picturesRemoved", "closed", "hidden", "removed"] as const;
export type CaseOutcome = (typeof OUTCOMES)[number];

/** Outcomes that leave the text shown: without its pictures, or without further replies. */
export const MEASURES = ["picturesRemoved", "closed"] as const satisfies readonly CaseOutcome[];
export type Measure = (typeof MEASURES)[number];
/** The measure that an outcome is; undefined for the others. */
export const measureOf = (outcome: CaseOutcome | null) => MEASURES.find((measure) => measure === outcome);

/** What becomes of its author besides. */
export const SANCTIONS = ["none", "warned", "silenced", "suspended"] as const;
export type Sanction = (typeof SANCTIONS)[number];

/** Where somebody may not write. */
export const SILENCE_SCOPES = ["forum", "community", "everywhere"] as const;
export type SilenceScope = (typeof SILENCE_SCOPES)[number];

export const APPEAL_OUTCOMES = ["upheld", "lifted"] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
