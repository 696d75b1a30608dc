import type { DeskPage } from "#app/desk-page.ts";
import { entryOfPage } from "./entry-of-page";

/** Entries that fold under one name, in their order; those of none stand above them. */
export const RAIL_GROUPS = ["money", "site"] as const;
export type RailGroupName = (typeof RAIL_GROUPS)[number];

/** An entry of the rail as it is shown. */
export type RailEntry = Pick<DeskPage, "to" | "group" | "icon" | "also"> & { label: string };

/** The pages of the desk in the order of the rail. */
export function sortRail<T extends Pick<DeskPage, "group" | "order">>(pages: readonly T[]): T[] {
	const groupOf = ({ group }: T) => (group === null ? -1 : RAIL_GROUPS.indexOf(group));
	return [...pages].sort((a, b) => groupOf(a) - groupOf(b) || a.order - b.order);
}

type Place = Pick<DeskPage, "to" | "also">;
const pagesOf = ({ also = [], to }: Place): readonly string[] => [...also, to];

/** The path of the entry that a page belongs to. */
export function railEntryOf(pathname: string, rail: readonly Place[]): string | undefined {
	const page = entryOfPage(pathname, rail.flatMap(pagesOf));
	return page === undefined ? undefined : rail.find((entry) => pagesOf(entry).includes(page))?.to;
}
