import { encodeBase32UpperCaseNoPadding } from "@oslojs/encoding";
import { encode } from "uqr";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueNotice } from "#app/features/people/auth/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isDuplicate } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { insertTotp } from "../factors.repository.server";
import { firstRecoveryCodes } from "../recovery/make-recovery-codes.server";
import type { SecretBox } from "./secret-box.server";
import { createTotpSecret, matchingStep, otpauthAddress } from "./totp";

export type TotpSetUp = {
	/** The encrypted secret, posted back with the first code, so that nothing is stored before. */
	sealed: string;
	key: string;
	/** For phones, which cannot scan their own screen. */
	address: string;
	qr: { path: string; size: number };
};

const ISSUER = "G.R.E.W.";
/** How long a page with a QR code may stay open, in milliseconds. */
const SET_UP_WITHIN = 30 * MINUTE_MS;
const TIME_BYTES = 8;

export function totpLabel(userId: number): string {
	return `totp:${userId}`;
}

export function beginTotp(box: SecretBox, user: { id: number; email: string }, now: Date): Promise<TotpSetUp> {
	return showTotp(box, user, { secret: createTotpSecret(), begun: now });
}

/** The same secret again after a wrong code. Null when it has expired. */
export async function resumeTotp(
	box: SecretBox,
	user: { id: number; email: string },
	{ sealed, now }: { sealed: string; now: Date },
): Promise<TotpSetUp | null> {
	const known = await openSetUp(box, user.id, { sealed, now });
	return known && showTotp(box, user, known);
}

type SetUp = { secret: Uint8Array<ArrayBuffer>; begun: Date };

async function showTotp(
	box: SecretBox,
	user: { id: number; email: string },
	{ secret, begun }: SetUp,
): Promise<TotpSetUp> {
	const time = new Uint8Array(TIME_BYTES);
	new DataView(time.buffer).setBigUint64(0, BigInt(begun.getTime()));
	const address = otpauthAddress(secret, { issuer: ISSUER, account: user.email });
	return {
		sealed: await box.seal(new Uint8Array([...time, ...secret]), setUpLabel(user.id)),
		key: encodeBase32UpperCaseNoPadding(secret).replaceAll(/(.{4})(?!$)/g, "$1 "),
		address,
		qr: qrPath(address),
	};
}

async function openSetUp(
	box: SecretBox,
	userId: number,
	{ sealed, now }: { sealed: string; now: Date },
): Promise<SetUp | null> {
	const bytes = await box.open(sealed, setUpLabel(userId));
	if (!bytes) return null;
	const begun = new Date(Number(new DataView(bytes.buffer).getBigUint64(0)));
	return now.getTime() - begun.getTime() < SET_UP_WITHIN ? { secret: bytes.slice(TIME_BYTES), begun } : null;
}

function setUpLabel(userId: number): string {
	return `totp-set-up:${userId}`;
}

function qrPath(text: string): TotpSetUp["qr"] {
	const { data, size } = encode(text, { ecc: "M", border: 2 });
	const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
	return { path, size };
}

type AddAuthenticatorInput = {
	user: { id: number };
	sealed: string;
	code: string;
	origin: string;
	requestId: string;
	now: Date;
};
type Outcome =
	/** `codes`: first recovery codes of an account that had none, to show once. */
	{ ok: true; codes: string[] | null; jobId: string } | { ok: false; reason: "wrong" | "expired" | "hasOne" };

/** Activates an authenticator after a matching code, which is used up. */
export async function addAuthenticator(
	db: Database,
	box: SecretBox,
	{ user: { id: userId }, sealed, code, origin, requestId, now }: AddAuthenticatorInput,
): Promise<Outcome> {
	const known = await openSetUp(box, userId, { sealed, now });
	if (!known) return { ok: false, reason: "expired" };
	const step = matchingStep(known.secret, code, { now });
	if (step === null) return { ok: false, reason: "wrong" };

	const first = await firstRecoveryCodes(db, { userId, now });
	let codes: string[] | null;
	const secret = await box.seal(known.secret, totpLabel(userId));
	const jobId = newJobId();
	try {
		const { written } = await inBatch(db, {
			written: first.write,
			factor: insertTotp(db, { userId, secret, lastStep: step, createdAt: now }),
			notice: enqueueNotice(db, { notice: "authenticatorAdded", userId, origin }, { id: jobId, now }),
			entry: audit(db, {
				by: userId,
				deed: "factors.addAuthenticator",
				subject: { kind: "user", id: userId },
				requestId,
				now,
			}),
		});
		codes = first.shownBy(written);
	} catch (error) {
		if (isDuplicate(error, "totp_factors")) return { ok: false, reason: "hasOne" };
		throw error;
	}
	return { ok: true, codes, jobId };
}
