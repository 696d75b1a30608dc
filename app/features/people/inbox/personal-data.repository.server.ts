import { eq } from "drizzle-orm";
import { factsOf, type PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import {
	notificationChoices,
	notificationDigests,
	notificationSettings,
	notifications,
} from "#db/schema/people/inbox.ts";

/** What this room holds of people. */
export const PERSONAL_DATA: PersonalData = {
	facts: [
		factsOf(notifications, {
			folder: "account",
			whose: ({ id }) => eq(notifications.userId, id),
			exported: ["id", "userId", "kind", "ids", "path", "count", "at", "readAt", "openedAt"],
			withheld: { internal: ["groupKey", "isListed"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(notificationChoices, {
			folder: "account",
			whose: ({ id }) => eq(notificationChoices.userId, id),
			exported: ["userId", "category", "channel", "mode", "changedAt"],
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(notificationSettings, {
			folder: "account",
			whose: ({ id }) => eq(notificationSettings.userId, id),
			exported: [
				"userId",
				"mailOn",
				"digestsOn",
				"digestMinute",
				"digestWeekday",
				"quietFrom",
				"quietTo",
				"seenAt",
				"changedAt",
			],
			withheld: { secret: ["linkKey"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
		factsOf(notificationDigests, {
			folder: "account",
			whose: ({ id }) => eq(notificationDigests.userId, id),
			exported: ["userId", "mode", "periodDay", "dueAt", "state", "endedAt"],
			withheld: { internal: ["reason"] },
			ending: { kind: "erased" },
			merge: "stays",
		}),
	],
};
