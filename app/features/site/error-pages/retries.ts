export const MAX_RETRIES = 3;

/** Whether somebody who has tried again `retries` times may do so once more. */
export function canRetry(retries: number): boolean {
	return retries < MAX_RETRIES;
}
