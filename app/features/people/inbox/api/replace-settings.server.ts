import { type Category, categoriesFor } from "#app/features/operations/notifications/category.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { createSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { CHANNELS } from "#db/schema/operations/notifications.ts";
import type { Write } from "#db/write.ts";
import {
	deleteChoice,
	findSettings,
	listAllChoices,
	saveChoice,
	saveSettings,
} from "../choices/choices.repository.server";
import { digestsMovedTo } from "../choices/choose.server";
import { choicesOf, modeOf, type StoredChoice } from "../deliver/delivery-rule";
import { categoriesRefusal, minuteOf, settingsDocument } from "./settings-document";
import type { NotificationSettings, NotificationSettingsInput } from "./settings-shapes";

type Replacing = {
	input: NotificationSettingsInput;
	/** What counted until now. */
	choices: readonly StoredChoice[];
	user: Pick<CurrentUser, "id" | "role" | "timeZone">;
	categories: ReadonlyMap<string, Category>;
	now: Date;
};

type Outcome =
	| { ok: true; document: NotificationSettings }
	| { ok: false; reason: NonNullable<ReturnType<typeof categoriesRefusal>> };

/** Keeps a whole document of settings, all of it or nothing, and gives what counts then. */
export async function replaceSettings(db: Database, replacing: Replacing): Promise<Outcome> {
	const { input, user, categories, now } = replacing;
	const { id: userId, timeZone } = user;
	const reason = categoriesRefusal(input.categories, categoriesFor(categories, user.role));
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
		quietUntil: quietHours && minuteOf(quietHours.until),
	});
	const moved = await digestsMovedTo(db, { minute: digestMinute, weekday: digestWeekday }, { userId, timeZone, now });
	const {
		choices,
		settings: [settings],
	} = await inBatch(db, {
		written: [saved, ...moved, ...choiceWrites(db, replacing)],
		choices: listAllChoices(db, userId),
		settings: findSettings(db, userId),
	});
	return { ok: true, document: settingsDocument({ choices, settings }, { categories, user }) };
}

/** Only what changes: a mode that counts already needs no choice, and one that is left out has none. */
function choiceWrites(db: Database, { input, choices, user, categories, now }: Replacing): Write[] {
	const userId = user.id;
	return categoriesFor(categories, user.role).flatMap((category) => {
		const chosen = choicesOf(choices, category.name);
		return CHANNELS.flatMap((channel) => {
			const mode = input.categories[category.name]?.[channel] ?? null;
			const place = { userId, category: category.name, channel };
			if (mode === null) return chosen[channel] ? [deleteChoice(db, place)] : [];
			return mode === modeOf(category, channel, chosen) ? [] : [saveChoice(db, { ...place, mode, changedAt: now })];
		});
	});
}
