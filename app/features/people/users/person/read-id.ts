export function readPersonId(text: string | undefined | null): number | null {
	return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
