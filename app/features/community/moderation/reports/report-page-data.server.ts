import { constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import { newId } from "#app/shared/ids.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";
import { deskText } from "#app/shared/words/desk-text.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { Reportables, ThingReader } from "../reportable.ts";
import { GuestReportForm, ReportForm } from "./schemas";

type Input = { reportables: Reportables; search: URLSearchParams; reader: ThingReader; language: Language; now: Date };

/**
 * What `/report` shows: the thing named by `kind` and `id`, or a field for the address of a page. Null when the
 * address names a thing that its reader cannot see.
 */
export async function reportPageData(db: Database, { reportables, search, reader, language, now }: Input) {
	const t = getFixedT(language, "reports");
	const [kindName, id] = [search.get("kind"), search.get("id")];
	const kind = kindName === null || id === null ? undefined : reportables.get(kindName.slice(0, 40));
	const [thing] = kind && id ? await kind.find(db, { id: id.slice(0, 300), reader, now }) : [];
	if ((kindName !== null || id !== null) && (!kind || !thing || thing.state === "removed")) return null;
	const isGuest = reader.userId === null;
	return {
		title: t("title"),
		description: t("description"),
		isGuest,
		formKey: newId(),
		thing: kind && thing ? shownThing(kind.name, thing, { language, reader }) : null,
		page: pageOf(search.get("from")) ?? "",
		limits: constraintsOf(isGuest ? GuestReportForm : ReportForm),
	};
}
export type ReportPageData = NonNullable<Awaited<ReturnType<typeof reportPageData>>>;

type Thing = { id: string; authorId: number | null; authorName: string; title: string; path: string };

function shownThing(
	kind: string,
	{ id, authorId, authorName, title, path }: Thing,
	{ language, reader }: { language: Language; reader: ThingReader },
) {
	const kindName = deskText(language)(`reportables.${kind}`) ?? kind;
	return { kind, id, kindName, title, authorName, path, isOwn: authorId !== null && authorId === reader.userId };
}

/** A path of the school without language prefix, query and fragment, from a path or a whole address; null for another site. */
export function pageOf(typed: string | null, origin = ""): string | null {
	if (!typed) return null;
	const own = origin && typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed;
	const path = safeRedirect(own.startsWith("/") ? own : "")?.replace(/[?#].*$/, "");
	return path ? splitLanguagePrefix(path).path : null;
}
