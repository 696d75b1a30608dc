import { enqueueWaiting } from "#app/features/money/invoices/face.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import type { Database } from "#db/client.server.ts";
import { changePrintedName } from "./change-printed-name.server.ts";
import { requestReissue } from "./issue-again.server.ts";
import { AgainInput, NameInput } from "./schemas.ts";

type Input = {
	posted: FormData;
	userId: number;
	assets: Pick<Fetcher, "fetch">;
	rateLimitScale: number;
	now: Date;
};
type Outcome =
	| { kind: "done"; done: "name" | "again"; jobIds: string[] }
	| { kind: "answer"; reply: FormReply; status: number }
	| { kind: "unknown" }
	| { kind: "notFound" };

const words = errorKeys<"certificates">();
const AGAIN_REFUSED = {
	letters: { status: 409, key: words("errors.nameLetters") },
	teacherLetters: { status: 409, key: words("errors.teacherLetters") },
	titleLetters: { status: 409, key: words("errors.titleLetters") },
	tooOften: { status: 429, key: words("errors.tooOften") },
	sameName: { status: 409, key: words("errors.sameName") },
	expired: { status: 409, key: words("errors.expired") },
};

export async function answerCertificatesForm(db: Database, input: Input): Promise<Outcome> {
	const { posted, userId, assets, rateLimitScale: scale, now } = input;
	const fonts = paperFontLoader(assets);
	const by = { userId, scale, missingLetters: (name: string) => missingLetters(name, fonts), now };
	if (posted.get("intent") === "again") {
		const form = parseForm(posted, AgainInput);
		if (form.status !== "success") return { kind: "unknown" };
		const outcome = await requestReissue(db, { ...by, serial: form.value.serial });
		if (outcome.ok) return { kind: "done", done: "again", jobIds: [outcome.jobId] };
		if (outcome.reason === "notFound") return { kind: "notFound" };
		const { status, key } = AGAIN_REFUSED[outcome.reason];
		const values = "letters" in outcome ? { values: { letters: outcome.letters } } : {};
		return { kind: "answer", reply: form.reply({ formErrors: [{ key, ...values }] }), status };
	}
	const form = parseForm(posted, NameInput);
	if (form.status !== "success") return { kind: "answer", reply: form.reply(), status: 400 };
	const outcome = await changePrintedName(db, { ...by, name: form.value.name });
	if (outcome.ok) {
		const invoices = await enqueueWaiting(db, { userId, now });
		return { kind: "done", done: "name", jobIds: [...outcome.jobIds, ...invoices.map((job) => job.id)] };
	}
	if (outcome.reason === "tooOften") {
		const reply = form.reply({ fieldErrors: { name: [{ key: words("errors.nameTooOften") }] } });
		return { kind: "answer", reply, status: 429 };
	}
	const error = { key: "errors.nameLetters", values: { letters: outcome.letters.join(" ") } };
	return { kind: "answer", reply: form.reply({ fieldErrors: { name: [error] } }), status: 400 };
}
