/**
 * Marks a promise as deferred loader data. If the page fails before rendering it, its rejection is not reported as
 * unhandled.
 */
export function deferredData<Data>(data: Promise<Data>): Promise<Data> {
	data.catch(() => {});
	return data;
}
