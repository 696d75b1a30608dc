import type { Attention } from "#app/desk-page.ts";
import { MOST_COUNTED } from "#db/count-up-to.server.ts";

/** How many there are of each, by name. */
export type AttentionCounts = Readonly<Record<string, number>>;
export type AttentionItem = { name: string; to: string; label: string; count: number; isMore: boolean };
export type QuietItem = { name: string; to: string; label: string };

type Reader = {
	/** Whether the reader may open a page. */
	opens: (path: string) => boolean;
	/** Finds words of the desk: `attention.*` and `quiet.*`. */
	textOf: (key: string, values?: { count: number }) => string | null;
};

/** Leaves out zero counts and pages closed to the reader. */
export function attentionItems(
	all: readonly Attention[],
	counts: AttentionCounts,
	{ opens, textOf }: Reader,
): AttentionItem[] {
	return all.flatMap(({ name, to }) => {
		const count = counts[name] ?? 0;
		if (count === 0 || !opens(pageOf(to))) return [];
		const label = textOf(`attention.${name}`, { count }) ?? name;
		return [{ name, to, label, count, isMore: count >= MOST_COUNTED }];
	});
}

/** The checks without findings, so that an admin sees that they were made; only those that the reader may open. */
export function quietItems(all: readonly Attention[], counts: AttentionCounts, { opens, textOf }: Reader): QuietItem[] {
	const names = [...new Set(all.flatMap(({ quiet = [] }) => quiet))].reverse();
	return names.flatMap((name) => {
		const members = all.filter(({ quiet }) => quiet === name);
		const to = pageOf(members[0]?.to ?? "");
		const isQuiet = members.every((member) => (counts[member.name] ?? 0) === 0);
		return isQuiet && opens(to) ? [{ name, to, label: textOf(`quiet.${name}`) ?? name }] : [];
	});
}

const pageOf = (to: string) => to.split(/[?#]/)[0] ?? to;
