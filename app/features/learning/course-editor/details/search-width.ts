/** How much of a title and of a description lists of results show, in columns (`displayWidth`). */
export const SEARCH_WIDTH = {
	title: 60,
	shortDescription: 160,
	searchTitle: 60,
	searchDescription: 160,
} as const;
