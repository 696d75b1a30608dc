import { cleanLine } from "#app/shared/text/clean-text.ts";
import { certificateStatus, REVOCATIONS_TO_MEND, type RevocationReason } from "../certificate-status";

/** What is asked for: the first certificate of a course, one under another name, or one after a revocation that may be mended. */
export type AskedFor = {
	/** The serial of the one that counts, and whose place the new one takes. */
	replaces?: string | undefined;
	/** The serial of the one that was withdrawn, and that the new one follows. */
	after?: string | undefined;
};

/** What issuing has found: the course as it was finished, and its certificates, the latest first. */
type Found = {
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

/** Why a certificate is not issued. `followed`: another one was given since, or the one that is asked about does not count. */
export type Hindrance = "unfinished" | "notGiven" | "followed" | "expired" | "sameName" | "final";

/**
 * What hinders a certificate from being issued; null when nothing does. The term of one that is issued again goes on as it
 * was, so one that has expired brings no other, and none is given in the place of one that says the same.
 */
export function whatHinders(found: Found, { replaces, after }: AskedFor, now: Date): Hindrance | null {
	if (found.status !== "completed" || !found.completedAt) return "unfinished";
	const [latest] = found.issued;
	if (!replaces && !after) {
		const own = found.templates.find(({ courseId }) => courseId !== null);
		if (latest) return "followed";
		return !found.isWithheld && (own?.isGiven ?? true) ? null : "notGiven";
	}
	if (!latest || latest.serial !== (replaces ?? after)) return "followed";
	return hindersAnother(latest, { holderName: found.holderName, isAfter: Boolean(after), now });
}

type Circumstances = { holderName: string; isAfter: boolean; now: Date };

/** The same of the latest certificate by itself. */
export function hindersAnother(
	latest: Found["issued"][number],
	{ holderName, isAfter, now }: Circumstances,
): Hindrance | null {
	if (certificateStatus({ revokedAt: null, expiresAt: latest.expiresAt }, now) === "expired") return "expired";
	if (isAfter === (latest.revokedAt === null)) return "followed";
	if (!isAfter) return cleanLine(latest.holderName) === holderName ? "sameName" : null;
	return REVOCATIONS_TO_MEND.some((reason) => reason === latest.revokedWhy) ? null : "final";
}
