import { cleanLine } from "#app/shared/text/clean-text.ts";
import { certificateStatus, REVERSIBLE_REVOCATIONS, type RevocationReason } from "../certificate-status";

/** A first certificate, a reissue under another name, or one after a reversible revocation. */
export type IssueRequest = {
	replaces?: string | undefined;
	after?: string | undefined;
};

/** The completed course and its certificates, latest first. */
type IssueCandidate = {
	status: string;
	completedAt: Date | null;
	holderName: string;
	isWithheld: boolean;
	templates: readonly { courseId: number | null; isGiven: boolean }[];
	issued: readonly {
		serial: string;
		holderName: string;
		expiresAt: Date | null;
		revokedAt: Date | null;
		revokedWhy: RevocationReason | null;
	}[];
};

/** Why a certificate is not issued. `followed`: a newer one exists, or the one to be replaced is not valid. */
export type IssuingHindrance = "unfinished" | "notGiven" | "followed" | "expired" | "sameName" | "final";

/** Null when it can be issued. A reissue keeps its expiry, so an expired certificate cannot be reissued. */
export function issueHindrance(
	found: IssueCandidate,
	{ replaces, after }: IssueRequest,
	now: Date,
): IssuingHindrance | null {
	if (found.status !== "completed" || !found.completedAt) return "unfinished";
	const [latest] = found.issued;
	if (!replaces && !after) {
		const own = found.templates.find(({ courseId }) => courseId !== null);
		if (latest) return "followed";
		return !found.isWithheld && (own?.isGiven ?? true) ? null : "notGiven";
	}
	if (!latest || latest.serial !== (replaces ?? after)) return "followed";
	return reissueHindrance(latest, { holderName: found.holderName, isAfter: Boolean(after), now });
}

type IssuingFacts = { holderName: string; isAfter: boolean; now: Date };

export function reissueHindrance(
	latest: IssueCandidate["issued"][number],
	{ holderName, isAfter, now }: IssuingFacts,
): IssuingHindrance | null {
	if (certificateStatus({ revokedAt: null, expiresAt: latest.expiresAt }, now) === "expired") return "expired";
	if (isAfter === (latest.revokedAt === null)) return "followed";
	if (!isAfter) return cleanLine(latest.holderName) === holderName ? "sameName" : null;
	return REVERSIBLE_REVOCATIONS.some((reason) => reason === latest.revokedWhy) ? null : "final";
}
