import type { HeadersFunction } from "@remix-run/cloudflare";

/** Sends on what an action or else the loader gives with its data, such as `Retry-After`. A route exports it as `headers`. */
export const routeHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
	[...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
