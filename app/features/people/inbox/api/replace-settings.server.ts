import { type Category, categoriesFor } from "#app/features/operations/notifications/category.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { createSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import {
	deleteChoice,
	findSettings,
	listAllChoices,
	saveChoice,
	saveSettings,
} from "../choices/choices.repository.server";
import { digestsMovedTo } from "../choices/choose.server";
import { categoriesRefusal, changedChoices, minuteOf, type Stored, settingsDocument } from "./settings-document";
import type { NotificationSettings, NotificationSettingsInput } from "./settings-shapes";

type Replacing = {
	input: NotificationSettingsInput;
	/** What counted until now. */
	stored: Stored;
	user: Pick<CurrentUser, "id" | "role" | "timeZone">;
	categories: ReadonlyMap<string, Category>;
	now: Date;
};

type Outcome =
	| { ok: true; document: NotificationSettings }
	| { ok: false; reason: NonNullable<ReturnType<typeof categoriesRefusal>> };

/** Keeps a whole document of settings, all of it or nothing, and gives what counts then. */
export async function replaceSettings(db: Database, replacing: Replacing): Promise<Outcome> {
	const { input, stored, user, categories, now } = replacing;
	const { id: userId, timeZone } = user;
	const own = categoriesFor(categories, user.role);
	const reason = categoriesRefusal(input.categories, own);
	if (reason) return { ok: false, reason };

	const { mailOn, digestsOn, digestWeekday, quietHours } = input;
	const digestMinute = minuteOf(input.digestTime);
	const saved = saveSettings(db, {
		userId,
		linkKey: createSecret(),
		now,
		mailOn,
		digestsOn,
		digestMinute,
		digestWeekday,
		quietFrom: quietHours && minuteOf(quietHours.from),
		quietTo: quietHours && minuteOf(quietHours.until),
	});
	const before = settingsDocument(stored, { categories, user });
	const isSameTime = before.digestTime === input.digestTime && before.digestWeekday === digestWeekday;
	const times = { minute: digestMinute, weekday: digestWeekday };
	const moved = isSameTime ? [] : await digestsMovedTo(db, times, { userId, timeZone, now });
	const chosen = changedChoices(input.categories, stored.choices, own).map(({ mode, ...place }) =>
		mode === null ? deleteChoice(db, { ...place, userId }) : saveChoice(db, { ...place, userId, mode, changedAt: now }),
	);
	const {
		choices,
		settings: [settings],
	} = await inBatch(db, {
		written: [saved, ...moved, ...chosen],
		choices: listAllChoices(db, userId),
		settings: findSettings(db, userId),
	});
	return { ok: true, document: settingsDocument({ choices, settings }, { categories, user }) };
}
