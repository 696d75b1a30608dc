import { createTOTPKeyURI, verifyHOTP } from "@oslojs/otp";
import { pastedCode } from "#app/shared/text/pasted-code.ts";

/** What authenticator apps assume without being told: RFC 6238 with its defaults. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock may be one step off, to either side. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret for an authenticator app. */
export function createTotpSecret(): Uint8Array<ArrayBuffer> {
	return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

/** The half minute since 1970 in which an instant lies. */
export function stepOf(now: Date): number {
	return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/**
 * The step that a code belongs to, of those around now and later than the last one used; null for a code that does
 * not hold. It is read however it was pasted.
 */
export function matchingStep(
	secret: Uint8Array,
	code: string,
	{ now, lastStep = -1 }: { now: Date; lastStep?: number },
): number | null {
	const digits = pastedCode(code).replaceAll("-", "");
	if (!/^\d{6}$/.test(digits)) return null;
	const current = stepOf(now);
	for (let step = current - WINDOW; step <= current + WINDOW; step += 1) {
		if (step > lastStep && verifyHOTP(secret, BigInt(step), DIGITS, digits)) return step;
	}
	return null;
}

/** The address that an authenticator app opens or reads from the QR code. */
export function otpauthAddress(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string {
	return createTOTPKeyURI(issuer, account, secret, STEP_SECONDS, DIGITS);
}
