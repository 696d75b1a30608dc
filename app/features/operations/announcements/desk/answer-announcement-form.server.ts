import { instantAt } from "#app/shared/calendar-day.ts";
import { minuteOfTime } from "#app/shared/forms/time-text.ts";
import type { Database } from "#db/client.server.ts";
import type { Actor } from "../authority.server";
import type { AnnouncementAction } from "../schemas";
import { changeDraft, deleteDraft } from "../send/save-announcement.server";
import {
	scheduleAnnouncement,
	sendNow,
	sendTest,
	stopAnnouncement,
	unschedule,
} from "../send/send-announcement.server";

type Asked = { id: string; action: AnnouncementAction; origin: string; timeZone: string };
export type AnnouncementOutcome =
	| {
			ok: true;
			done: "saved" | "test" | "scheduled" | "unscheduled" | "sending" | "stopped" | "deleted";
			jobId?: string;
	  }
	| { ok: false; reason: "changed" | "past" | "audienceGone" | "audience" };

/** What the page of an announcement posts. Times are those of the sender's zone. */
export async function runAnnouncementAction(
	db: Database,
	{ id, action, origin, timeZone }: Asked,
	by: Actor,
): Promise<AnnouncementOutcome> {
	const { seen } = action;
	switch (action.intent) {
		case "save": {
			const { intent: _, ...draft } = action;
			return told(await changeDraft(db, { id, ...draft }, by), "saved");
		}
		case "test":
			return told(await sendTest(db, { id, origin }, by), "test");
		case "send":
			return told(await sendNow(db, { id, seen, origin }, by), "sending");
		case "schedule": {
			const sendAt = instantAt(action.day, minuteOfTime(action.time), timeZone);
			return told(await scheduleAnnouncement(db, { id, seen, origin, sendAt }, by), "scheduled");
		}
		case "unschedule":
			return told(await unschedule(db, { id, seen }, by), "unscheduled");
		case "stop":
			return told(await stopAnnouncement(db, { id, seen }, by), "stopped");
		case "delete":
			return told(await deleteDraft(db, { id, seen }, by), "deleted");
	}
}

type Done = Extract<AnnouncementOutcome, { ok: true }>["done"];
type Refused = Extract<AnnouncementOutcome, { ok: false }>;

function told(outcome: { ok: true; jobId?: string } | Refused, done: Done): AnnouncementOutcome {
	if (!outcome.ok) return outcome;
	return outcome.jobId === undefined ? { ok: true, done } : { ok: true, done, jobId: outcome.jobId };
}
