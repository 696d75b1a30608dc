import type { Room } from "#app/room.ts";
import { announcements } from "#db/schema/operations/announcements.ts";
import { ANNOUNCEMENT_CATEGORIES } from "./categories.ts";
import { ANNOUNCEMENT_AUDIT_SUBJECTS, ANNOUNCEMENT_DEEDS } from "./deeds.ts";
import { ANNOUNCEMENT_JOBS } from "./jobs";
import { ANNOUNCEMENT_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { walkAudience } from "./send/walk-audience.server";

export const announcementsRoom: Room = {
	name: "operations/announcements",
	about: "What the school tells many people at once, and teachers their learners: drafts, audiences, sending in steps.",
	tables: { announcements },
	personalData: PERSONAL_DATA,
	desk: [{ name: "announcements", to: "/admin/announcements", group: "site", order: 45, icon: "message" }],
	deeds: ANNOUNCEMENT_DEEDS,
	subjects: ANNOUNCEMENT_AUDIT_SUBJECTS,
	jobs: ANNOUNCEMENT_JOBS,
	handlers: () => ({ "announcement.step": walkAudience }),
	mails: ANNOUNCEMENT_MAILS,
	categories: ANNOUNCEMENT_CATEGORIES,
};
