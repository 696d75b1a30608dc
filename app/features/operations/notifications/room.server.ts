import type { Room } from "#app/room.ts";
import { localMailSearch } from "#db/schema/operations/local-mail-search.ts";
import {
	localMail,
	mailAddresses,
	mailReports,
	notificationDeliveries,
	notificationFigures,
} from "#db/schema/operations/notifications.ts";
import { MAIL_AUDIT_SUBJECTS, MAIL_DEEDS } from "./deeds.ts";
import { sweepFigures } from "./figures/sweep-figures.server";
import { NOTIFICATION_JOBS } from "./jobs";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { sweepMailReports } from "./reports/sweep-reports.server";
import { sweepDeliveries } from "./sweep-deliveries.server";
import { sweepLocalMail } from "./sweep-local-mail.server";

export const notificationsRoom: Room = {
	name: "operations/notifications",
	about: "Mail: letters, sending, and the local mail list.",
	tables: { localMailSearch, localMail, mailAddresses, mailReports, notificationDeliveries, notificationFigures },
	personalData: PERSONAL_DATA,
	desk: [
		{ name: "notifications", to: "/admin/notifications", group: "site", order: 50, icon: "chart" },
		{ name: "outbox", to: "/outbox", group: "site", order: 60, icon: "mail", isForTests: true },
	],
	deeds: MAIL_DEEDS,
	subjects: MAIL_AUDIT_SUBJECTS,
	jobs: NOTIFICATION_JOBS,
	clock: () => [sweepLocalMail, sweepMailReports, sweepDeliveries, sweepFigures],
};
