import { type ListFilter, oneOf } from "#app/shared/lists/list-filters.ts";
import { listQuery, type QueryOf } from "#app/shared/lists/list-query.ts";

export const MESSAGE_STATES = ["sent", "waiting", "failed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGES_PER_PAGE = 20;
/** Counts are capped; beyond it "or more" is shown. */
export const COUNTED_MESSAGES = 1000;

/** The name of a kind. Only the server knows which kinds there are (`parseMessages`): browsers do not import rooms. */
const kindName: ListFilter<string | null> = {
	read: ([name]) => name || null,
	write: (name) => (name === null ? [] : [name]),
};

export const MESSAGES_LIST = listQuery({
	path: "/outbox",
	sort: ["at"],
	descending: ["at"],
	filters: { state: oneOf(MESSAGE_STATES), kind: kindName },
	search: true,
	page: "cursor",
});
export type MessagesQuery = QueryOf<typeof MESSAGES_LIST>;

/** The query of an address; a kind that no room defines is left out. */
export function parseMessages(params: URLSearchParams, kinds: readonly string[]): MessagesQuery {
	const query = MESSAGES_LIST.parse(params);
	const { filters } = query;
	const kind = kinds.find((name) => name === filters.kind) ?? null;
	return { ...query, filters: { ...filters, kind } };
}

export const MESSAGE_VIEWS = ["read", "text", "headers", "delivery"] as const;
export type MessageViewName = (typeof MESSAGE_VIEWS)[number];

/** Defaults to the rendered view. */
export function readView(params: URLSearchParams): MessageViewName {
	return MESSAGE_VIEWS.find((view) => view === params.get("view")) ?? "read";
}

export function messagePath(id: string, query: MessagesQuery, view: MessageViewName = "read"): string {
	const search = new URLSearchParams(MESSAGES_LIST.href(query).split("?")[1]);
	if (view !== "read") search.set("view", view);
	return `${MESSAGES_LIST.path}/${encodeURIComponent(id)}${search.size > 0 ? `?${search}` : ""}`;
}
