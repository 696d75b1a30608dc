import { z } from "zod";
import { changeSetting, findSettings } from "#app/features/operations/settings/face.server.ts";
import { readVersions } from "#app/features/operations/settings/read-settings.ts";
import type { SettingActor } from "#app/features/operations/settings/setting-rights.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import type { Database } from "#db/client.server.ts";

export const SetupForm = z.strictObject({ intent: z.enum(["hideSetup", "showSetup"]) });

export const SETUP_DONE = ["setupHidden", "setupShown"] as const;
export type SetupDone = (typeof SETUP_DONE)[number];

type Input = { posted: FormData; actor: SettingActor; requestId: string; now: Date };

type Outcome = { kind: "done"; done: SetupDone } | { kind: "unknown" | "forbidden" };

/** Hides the list of steps for the whole school, or shows it again: a change of the setting, with its history. */
export async function answerSetupForm(db: Database, { posted, actor, ...when }: Input): Promise<Outcome> {
	const form = parseForm(posted, SetupForm);
	if (form.status !== "success") return { kind: "unknown" };
	const shown = form.value.intent === "showSetup";
	const rows = await findSettings(db, ["setupList"]);
	const seenVersion = readVersions(rows).setupList;
	const outcome = await changeSetting(db, { key: "setupList", rows, input: { shown }, seenVersion, actor, ...when });
	if (!outcome.ok && outcome.reason === "forbidden") return { kind: "forbidden" };
	// Of two who do it at once, one has done it for both.
	return { kind: "done", done: shown ? "setupShown" : "setupHidden" };
}
