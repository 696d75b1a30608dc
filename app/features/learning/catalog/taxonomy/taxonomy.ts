/** What courses and resources are sorted by. */
export const TAXONOMY_KINDS = ["topic", "level"] as const;
export type TaxonomyKind = (typeof TAXONOMY_KINDS)[number];

/** A topic or a level, with its name in the language of the page. A retired one is not offered for anything new. */
export type TaxonomyEntry = { key: string; name: string; isRetired: boolean };
export type Topic = TaxonomyEntry & {
	/** The name of a sheet of the atlas. */
	drawing: string;
	/** False for a topic of resources only. */
	isForCourses: boolean;
	/** The topic that has taken its courses and resources. */
	mergedInto?: string | null;
	/** Its name in addresses; without one its key. */
	slug?: string;
	formerSlugs?: readonly string[];
	/** What it is about, in the language of the page; empty for none. */
	description?: string;
};

/** Topics in the order of lists, levels from easy to hard; the retired ones are among them. */
export type Taxonomy = { topics: Topic[]; levels: TaxonomyEntry[] };

export type TaxonomyRow = Topic & { kind: TaxonomyKind };

/** The taxonomy from its rows, which come in order. */
export function readTaxonomy(rows: readonly TaxonomyRow[]): Taxonomy {
	const of = (kind: TaxonomyKind) => rows.filter((row) => row.kind === kind).map(({ kind: _, ...entry }) => entry);
	return {
		topics: of("topic"),
		levels: of("level").map(({ key, name, isRetired }) => ({ key, name, isRetired })),
	};
}

/** The entries that a list offers: those that are not retired, and retired ones that something in the list has. */
export function offeredEntries<E extends TaxonomyEntry>(entries: readonly E[], used: Iterable<string> = []): E[] {
	const inUse = new Set(used);
	return entries.filter(({ key, isRetired }) => !isRetired || inUse.has(key));
}

/** The topics that a list of courses offers: those meant for courses, and others that one of the courses has. */
export function offeredCourseTopics(topics: readonly Topic[], used: Iterable<string> = []): Topic[] {
	const inUse = new Set(used);
	return offeredEntries(topics, inUse).filter(({ key, isForCourses }) => isForCourses || inUse.has(key));
}

/**
 * Why a course or resource may not use a topic or level, or null. `current` is its present key, which is allowed even
 * when retired.
 */
export function taxonomyRefusal(
	entries: readonly TaxonomyEntry[],
	key: string,
	current?: string,
): "unknown" | "retired" | null {
	const entry = entries.find((one) => one.key === key);
	if (!entry) return "unknown";
	return entry.isRetired && key !== current ? "retired" : null;
}

/** The topic in which something of a topic is found: another one where the two were merged. */
export function topicInForce(topics: readonly Topic[], key: string): string {
	return topics.find((topic) => topic.key === key)?.mergedInto ?? key;
}

/** The name in addresses of a topic as it is in force. */
export function slugInForce(topics: readonly Topic[], key: string): string {
	const inForce = topicInForce(topics, key);
	return topics.find((topic) => topic.key === inForce)?.slug ?? inForce;
}

/**
 * The parameters of an address, with topics by their names of today: the former names of a topic, its key and the names of
 * those that were merged into it lead to it. A topic is named once.
 */
export function paramsInForce(params: URLSearchParams, topics: readonly Topic[]): URLSearchParams {
	const inForce = new URLSearchParams();
	for (const [name, value] of params) {
		const current = name === "topic" ? slugOfAddress(topics, value) : value;
		if (name !== "topic" || !inForce.getAll(name).includes(current)) inForce.append(name, current);
	}
	return inForce;
}

/** The same parameters as a query string where a topic of theirs is named otherwise by now; else null. */
export function movedSearch(params: URLSearchParams, topics: readonly Topic[]): string | null {
	const moved = params.getAll("topic").some((address) => slugOfAddress(topics, address) !== address);
	return moved ? `?${paramsInForce(params, topics)}` : null;
}

function slugOfAddress(topics: readonly Topic[], address: string): string {
	const topic = topics.find(({ key, slug, formerSlugs = [] }) => [slug, key, ...formerSlugs].includes(address));
	return topic ? slugInForce(topics, topic.key) : address;
}

/** The name of an entry, or its key where it is not known. */
export function nameOf(entries: readonly Pick<TaxonomyEntry, "key" | "name">[], key: string): string {
	return entries.find((entry) => entry.key === key)?.name ?? key;
}
