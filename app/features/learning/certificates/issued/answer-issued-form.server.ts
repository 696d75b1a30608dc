import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import type { Database } from "#db/client.server.ts";
import { readSerial } from "../serial.ts";
import { issueAfterRevocation } from "./issue-after-revocation.server.ts";
import type { IssuedDone } from "./issued-query.ts";
import { revokeCertificate } from "./revoke-certificate.server.ts";
import { AfterInput, RevokeInput } from "./schemas.ts";

type Input = {
	posted: FormData;
	serial: string | undefined;
	actorId: number;
	requestId: string;
	assets: Pick<Fetcher, "fetch">;
	now: Date;
};
type Outcome =
	| { kind: "done"; done: IssuedDone; jobId?: string }
	| { kind: "answer"; reply: FormReply; status: number }
	| { kind: "unknown" }
	| { kind: "notFound" };

const words = errorKeys<"certificates">();
const REFUSAL_WORDS = {
	unfinished: words("errors.againUnfinished"),
	notGiven: words("errors.againUnfinished"),
	followed: words("errors.againFollowed"),
	expired: words("errors.expired"),
	sameName: words("errors.sameName"),
	final: words("errors.againFinal"),
	letters: words("errors.againLetters"),
	teacherLetters: words("errors.againTeacherLetters"),
	titleLetters: words("errors.againTitleLetters"),
};

export async function answerIssuedForm(db: Database, input: Input): Promise<Outcome> {
	const { posted, actorId, requestId, assets, now } = input;
	const serial = readSerial(input.serial);
	if (!serial) return { kind: "notFound" };
	const by = { serial, actorId, requestId, now };
	if (posted.has("intent")) {
		const form = parseForm(posted, AfterInput);
		if (form.status !== "success") return { kind: "unknown" };
		const fonts = paperFontLoader(assets);
		const outcome = await issueAfterRevocation(db, { ...by, missingLetters: (name) => missingLetters(name, fonts) });
		if (outcome.ok) return { kind: "done", done: "again", jobId: outcome.jobId };
		if (outcome.reason === "notFound") return { kind: "notFound" };
		const error = { key: REFUSAL_WORDS[outcome.because], values: { letters: outcome.letters } };
		return { kind: "answer", reply: form.reply({ formErrors: [error] }), status: 409 };
	}
	const form = parseForm(posted, RevokeInput);
	if (form.status !== "success") return { kind: "answer", reply: form.reply(), status: 400 };
	const outcome = await revokeCertificate(db, { ...by, why: form.value.why });
	if (!outcome.ok && outcome.reason === "notFound") return { kind: "notFound" };
	return { kind: "done", done: outcome.ok ? "revoked" : "before" };
}
