import { createTOTPKeyURI, verifyHOTP } from "@oslojs/otp";
import { pastedCode } from "#app/shared/text/pasted-code.ts";

/** Defaults of RFC 6238, which authenticator apps assume. */
const STEP_SECONDS = 30;
const CODE_DIGITS = 6;
const TOLERATED_STEPS = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

export function createTotpSecret(): Uint8Array<ArrayBuffer> {
	return crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
}

export function stepOf(now: Date): number {
	return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The matching step around now, later than the last one used; null when none. Ignores pasted formatting. */
export function matchingStep(
	secret: Uint8Array,
	code: string,
	{ now, lastStep = -1 }: { now: Date; lastStep?: number },
): number | null {
	const digits = pastedCode(code).replaceAll("-", "");
	if (!/^\d{6}$/.test(digits)) return null;
	const current = stepOf(now);
	for (let step = current - TOLERATED_STEPS; step <= current + TOLERATED_STEPS; step += 1) {
		if (step > lastStep && verifyHOTP(secret, BigInt(step), CODE_DIGITS, digits)) return step;
	}
	return null;
}

/** The otpauth URL that authenticator apps open or scan. */
export function otpauthAddress(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string {
	return createTOTPKeyURI(issuer, account, secret, STEP_SECONDS, CODE_DIGITS);
}
