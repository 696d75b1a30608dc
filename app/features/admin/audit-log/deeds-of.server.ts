import type { Database } from "../../../../db/client.server";
import type { Formats } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import type { Language } from "../../../shared/words/languages";
import { listDeedsTo } from "../../audit/list-audit-entries.server";
import { deedViews } from "./deed-view";

const SHOWN = 30;

/** What was last done to a thing, as `DeedList` shows it, on the page of that thing. */
export async function deedsOf(
	db: Database,
	subject: { kind: string; id: string | number },
	{ language, formats, now }: { language: Language; formats: Formats; now: Date },
) {
	const deeds = await listDeedsTo(db, subject, { now: new Date(now.getTime() + 60_000), limit: SHOWN });
	return deedViews(deeds, { formats, t: getFixedT(language, "deeds") });
}
