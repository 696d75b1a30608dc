import { readId } from "#app/shared/ids.ts";

export const ORIGIN_KINDS = ["lesson", "course", "resource"] as const;
export type OriginKind = (typeof ORIGIN_KINDS)[number];

/** The page on which a topic is started: the id of a lesson or course, or the slug of a resource. */
export type TopicOrigin = { kind: OriginKind; key: string };

const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** Of several parameters the narrowest counts; null without one. */
export function readOrigin(search: URLSearchParams): TopicOrigin | null {
	const kind = ORIGIN_KINDS.find((one) => search.has(one));
	const key = kind && search.get(kind);
	return kind && key && isOriginKey(kind, key) ? { kind, key } : null;
}

export function isOriginKey(kind: OriginKind, key: string): boolean {
	return kind === "resource" ? SLUG.test(key) : readId(key) !== null;
}

/** As it stands in the addresses of the forum: `lesson=12`. */
export function originParameter({ kind, key }: TopicOrigin): string {
	return `${kind}=${encodeURIComponent(key)}`;
}
