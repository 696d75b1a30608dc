/**
 * The kinds of ids. Rows that an address counts up have numbers of the database; the others are random, and none says when it
 * was made. What people read out or a webhook repeats has its own room: serials of certificates, numbers of invoices, the ids of
 * the jobs of money (`jobIds`), secrets (`createSecret`).
 */

/** A UUID: of a row, a request, or a form that may be sent twice. */
export function newId(): string {
	return crypto.randomUUID();
}

/** 128 random bits as 32 hexadecimal digits: of what stands in addresses, file names and at gateways, and must not be guessed. */
export function newHexId(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Eight signs that a visitor can read out, such as `3F2A91C0`. Not unique for good. */
export function newShortId(): string {
	return crypto.randomUUID().slice(0, 8).toUpperCase();
}

/** The number of a row from an address: up to ten digits without a leading zero, else null. */
export function readId(text: string | null | undefined): number | null {
	return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
