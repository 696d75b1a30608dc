import { type RouteConfigEntry, route } from "@remix-run/route-config";
import { inEveryLanguage } from "../../route-entries.ts";

export const OPERATIONS_ROUTES: readonly RouteConfigEntry[] = [
	// Everyone
	inEveryLanguage("status", "routes/operations/status/status.tsx"),

	// Signed in
	route("announcements/:announcementId", "routes/operations/announcements/announcement.tsx"),
	route("exports/:id", "routes/operations/exports/export.ts"),
	route("exports/:id/state", "routes/operations/exports/export-state.ts"),

	// Uploads
	route("uploads/resource-file", "routes/operations/uploads/resource-file.ts"),
	route("uploads/picture", "routes/operations/uploads/picture.ts"),
	route("uploads/testimonial-picture", "routes/operations/uploads/testimonial-picture.ts"),
	route("uploads/signature", "routes/operations/uploads/signature.ts"),
	route("uploads/course-cover", "routes/operations/uploads/course-cover.ts"),
	route("uploads/post-picture", "routes/operations/uploads/post-picture.ts"),

	// Instructors
	route("instructor-dashboard/announcements", "routes/operations/announcements/teacher-announcements.tsx"),
	route("instructor-dashboard/announcements/new", "routes/operations/announcements/teacher-announcement-new.tsx"),
	route(
		"instructor-dashboard/announcements/:announcementId",
		"routes/operations/announcements/teacher-announcement.tsx",
	),

	// Admins
	route("admin", "routes/admin/overview.tsx"),
	route("admin/overview.csv", "routes/admin/overview-export.ts"),
	route("admin/jobs", "routes/admin/operations/jobs.tsx"),
	route("admin/announcements", "routes/admin/operations/announcements.tsx"),
	route("admin/announcements/new", "routes/admin/operations/announcement-new.tsx"),
	route("admin/announcements/:announcementId", "routes/admin/operations/announcement.tsx"),
	route("admin/notifications", "routes/admin/operations/notifications.tsx"),
	route("admin/notifications/:kind", "routes/admin/operations/notification-kind.tsx"),
	route("admin/audit", "routes/admin/operations/audit.tsx"),
	route("admin/audit.csv", "routes/admin/operations/audit-export.ts"),
	route("admin/settings/:key?", "routes/admin/operations/settings.tsx"),
	route("admin/settings/history.csv", "routes/admin/operations/settings-history-export.ts"),
	route("admin/errors", "routes/admin/operations/errors.tsx"),
	route("admin/errors.csv", "routes/admin/operations/errors-export.ts"),
	route("admin/errors/:fingerprint", "routes/admin/operations/error-group.tsx"),
	route("admin/incidents", "routes/admin/operations/incidents.tsx"),
	route("admin/incidents/:incidentId", "routes/admin/operations/incident.tsx"),

	// Only outside production
	route("outbox/:messageId?", "routes/admin/operations/outbox.tsx"),
];
