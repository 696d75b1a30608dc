import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findCertificate, findTeacherNow } from "../certificates.repository.server.ts";
import { reissueHindrance } from "../issue/what-hinders.ts";
import { groupedSerial, readSerial } from "../serial.ts";
import { verifyView } from "../verify/verify-view.server.ts";
import { findFollower } from "./issued.repository.server.ts";
import { ISSUED_DONE } from "./issued-query.ts";

/** Reads a certificate by the serial of an address, and the one that was issued after it, in one batch. */
export async function readIssuedPage(db: Database, text: string | undefined) {
	const serial = readSerial(text);
	return serial ? db.batch([findCertificate(db, serial), findFollower(db, serial), findTeacherNow(db, serial)]) : null;
}

type PageInput = { user: CurrentUser; language: Language; search: URLSearchParams };

export function issuedPageData(
	found: Awaited<ReturnType<typeof readIssuedPage>>,
	{ user, language, search }: PageInput,
) {
	const [[certificate], [follower], [teacherNow]] = found ?? [[], [], []];
	if (!certificate) return null;
	const now = new Date();
	const done = search.get("done");
	return {
		title: certificate.holderName,
		description: getFixedT(language, "certificates")("admin.description"),
		view: verifyView(certificate, { now, teacherNow, formats: formatsFor({ language, timeZone: user.timeZone }) }),
		follower: follower ? groupedSerial(follower.serial) : null,
		canBeAgain: !follower && reissueHindrance(certificate, { holderName: "", isAfter: true, now }) === null,
		done: ISSUED_DONE.find((one) => one === done) ?? null,
	};
}
