import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { pastedCode } from "#app/shared/text/pasted-code.ts";

export function createCode(): string {
	const limit = 4_294_000_000;
	let number = limit;
	while (number >= limit) number = crypto.getRandomValues(new Uint32Array(1))[0] ?? limit;
	return String(number % 1_000_000).padStart(6, "0");
}

/** Hash of a code with its user id, because two users may get the same code. */
export function hashCode(userId: number, code: string): Promise<string> {
	return hashSecret(`${userId}:${pastedCode(code).replaceAll("-", "")}`);
}
