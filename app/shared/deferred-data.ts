/** Prevents an unhandled rejection if the page fails before rendering the data. */
export function deferredData<Data>(data: Promise<Data>): Promise<Data> {
	data.catch(() => {});
	return data;
}
