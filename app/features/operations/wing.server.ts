import type { Room } from "#app/room.ts";
import { adminRoom } from "./admin/room.server.ts";
import { announcementsRoom } from "./announcements/room.server.ts";
import { auditRoom } from "./audit/room.server.ts";
import { errorReportingRoom } from "./error-reporting/room.server.ts";
import { exportsRoom } from "./exports/room.server.ts";
import { historyRoom } from "./history/room.server.ts";
import { jobsRoom } from "./jobs/room.server.ts";
import { notificationsRoom } from "./notifications/room.server.ts";
import { settingsRoom } from "./settings/room.server.ts";
import { statusRoom } from "./status/room.server.ts";
import { uploadsRoom } from "./uploads/room.server.ts";

export const OPERATIONS_ROOMS: readonly Room[] = [
	auditRoom,
	jobsRoom,
	notificationsRoom,
	uploadsRoom,
	exportsRoom,
	historyRoom,
	settingsRoom,
	statusRoom,
	errorReportingRoom,
	announcementsRoom,
	adminRoom,
];
