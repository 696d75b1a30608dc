import type { Room } from "#app/room.ts";
import { exports } from "#db/schema/operations/exports.ts";
import { EXPORT_CATEGORIES } from "./categories";
import { EXPORT_AUDIT_SUBJECTS } from "./deeds.ts";
import { EXPORT_JOBS } from "./jobs";
import { EXPORT_MAILS } from "./mails.server";
import { makeExport } from "./make-export.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";
import { failStuckExports, sweepExports } from "./sweep-exports.server";

export const exportsRoom: Room = {
	name: "operations/exports",
	about: "Files that are made for people in steps and wait to be fetched.",
	tables: { exports },
	personalData: PERSONAL_DATA,
	subjects: EXPORT_AUDIT_SUBJECTS,
	jobs: EXPORT_JOBS,
	handlers: ({ media, exportMakers: makers }) => ({ "export.step": makeExport({ media, makers }) }),
	clock: ({ media }) => [sweepExports(media), failStuckExports],
	mails: EXPORT_MAILS,
	categories: EXPORT_CATEGORIES,
};
