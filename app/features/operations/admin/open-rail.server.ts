import type { DeskPage } from "#app/desk-page.ts";
import { mayOpenPage } from "#app/features/people/auth/face.server.ts";
import type { RouteTable } from "#app/shared/pages/route-table.server.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import type { RailEntry } from "./rail";

type Reader = { held: readonly Capability[]; isTestSchool: boolean };

/** The pages of the rail that open to an admin who holds these capabilities. */
export function openRail(rail: readonly DeskPage[], table: RouteTable, { held, isTestSchool }: Reader): DeskPage[] {
	return rail.filter(
		({ to, isForTests }) => (isTestSchool || !isForTests) && mayOpenPage(table.find(to)?.loader, "admin", held),
	);
}

/** The same as they are shown, each called what its wing calls it. */
export function railInWords(pages: readonly DeskPage[], language: Language): RailEntry[] {
	const textOf = deskText(language);
	return pages.map(({ name, to, group, icon, also }) => ({
		to,
		group,
		icon,
		also,
		label: textOf(`rail.${name}`) ?? name,
	}));
}
