import { sendMail } from "#app/features/operations/notifications/face.server.ts";
import type { Room } from "#app/room.ts";
import {
	notificationChoices,
	notificationDigests,
	notificationSettings,
	notifications,
} from "#db/schema/people/inbox.ts";
import { decideDelivery } from "./deliver/decide-delivery.server";
import { queueDigests } from "./digest/queue-digests.server";
import { sendDigest } from "./digest/send-digest.server";
import { sendExample } from "./digest/send-example.server";
import { INBOX_JOBS } from "./jobs";
import { sweepNotifications } from "./list/sweep-notifications.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const inboxRoom: Room = {
	name: "people/inbox",
	about: "What reaches a person: bell, inbox, choices, digests.",
	tables: { notifications, notificationChoices, notificationSettings, notificationDigests },
	personalData: PERSONAL_DATA,
	handlers: ({ mail, notificationKinds }) => ({
		"mail.send": sendMail(notificationKinds.mails, mail, decideDelivery(notificationKinds.categories)),
		"digest.send": sendDigest(notificationKinds, mail),
		"digest.example": sendExample(notificationKinds, mail),
	}),
	jobs: INBOX_JOBS,
	clock: ({ origin, queue }) => [sweepNotifications, queueDigests({ origin, queue })],
};
