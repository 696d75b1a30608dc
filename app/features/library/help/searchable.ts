import type { Searchable } from "#app/features/library/search/searchables.ts";

/** Articles of the help center. */
export const SEARCHABLE: Searchable = {
	types: [{ type: "help", order: 60, icon: "question", list: "/help" }],
	entries: {
		help: {
			type: "help",
			path: (slug) => `/help/${slug}`,
			access: (_, { readers }) => (readers === "admins" ? "admins" : "public"),
		},
	},
};

declare module "#app/features/library/search/searchables.ts" {
	interface SearchTypes {
		help: true;
	}
}
