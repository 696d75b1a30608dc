export const MAX_RETRIES = 3;

export function canRetry(retries: number): boolean {
	return retries < MAX_RETRIES;
}
