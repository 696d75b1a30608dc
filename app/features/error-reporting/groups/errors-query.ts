export const ERROR_STATUSES = ["open", "resolved", "muted"] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** Which groups of errors are asked for. `page` counts from 1. */
export type ErrorsQuery = { status: ErrorStatus; page: number };

/** Reads an address; what is unknown or malformed is passed over. */
export function parseErrorsQuery(params: URLSearchParams): ErrorsQuery {
	const page = params.get("page") ?? "";
	return {
		status: ERROR_STATUSES.find((status) => status === params.get("status")) ?? "open",
		page: /^[1-9]\d?$/.test(page) ? Number(page) : 1,
	};
}

/** The address that asks this, always the same for the same question. */
export function errorsHref({ status, page }: ErrorsQuery): string {
	const params = new URLSearchParams();
	if (status !== "open") params.set("status", status);
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `/admin/errors?${params}` : "/admin/errors";
}
