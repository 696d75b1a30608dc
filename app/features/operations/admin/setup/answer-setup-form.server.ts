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

/** Hides the list of steps for the whole school, or shows it again: a change of the setting, with its history. Null for another form. */
export async function answerSetupForm(db: Database, { posted, actor, ...when }: Input): Promise<SetupDone | null> {
	const form = parseForm(posted, SetupForm);
	if (form.status !== "success") return null;
	const shown = form.value.intent === "showSetup";
	const rows = await findSettings(db, ["setupList"]);
	const seenVersion = readVersions(rows).setupList;
	// Of two who do it at once, one has done it for both.
	await changeSetting(db, { key: "setupList", rows, input: { shown }, seenVersion, actor, ...when });
	return shown ? "setupShown" : "setupHidden";
}
