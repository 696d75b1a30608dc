/**
 * Data that a loader hands on without waiting for them. The part of the page that
 * awaits them shows their failure; when the page itself fails first, nobody does,
 * and it is no unhandled rejection either.
 */
export function deferredData<Data>(data: Promise<Data>): Promise<Data> {
	data.catch(() => {});
	return data;
}
