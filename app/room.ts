import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Attention, DeskPage } from "#app/desk-page.ts";
import type { ReportableKind, Reportables } from "#app/features/community/moderation/reportable.ts";
import type { IssuingTools } from "#app/features/learning/certificates/issue/issue-certificate.server.ts";
import type { DrawingTools } from "#app/features/learning/certificates/layout/draw-certificate.server.ts";
import type { EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import type { EntryKinds } from "#app/features/library/entries/kinds/entry-kinds.ts";
import type { DeskSearch } from "#app/features/library/search/desk-search.ts";
import type { Searchable, Searchables } from "#app/features/library/search/searchables.ts";
import type { PostWebhook } from "#app/features/money/gateway/sandbox/sandbox-events.server.ts";
import type { FindUnprintable } from "#app/features/money/invoices/invoice-buyer.server.ts";
import type { InvoiceFiles } from "#app/features/money/invoices/invoice-file.server.ts";
import type { MembershipTools } from "#app/features/money/memberships/membership-tools.server.ts";
import type { OrderEvents } from "#app/features/money/orders/events/order-events.ts";
import type { Deed, SubjectKind } from "#app/features/operations/audit/deeds.ts";
import type { ExportMakers } from "#app/features/operations/exports/export-maker.ts";
import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import type { BatchQueue, JobQueue } from "#app/features/operations/jobs/enqueue.server.ts";
import type { JobSchemas } from "#app/features/operations/jobs/job-kinds.ts";
import type { JobHandlers } from "#app/features/operations/jobs/outbox/job-handler.ts";
import type { Category } from "#app/features/operations/notifications/category.ts";
import type { MailDefinitions } from "#app/features/operations/notifications/mail-kinds.ts";
import type { NotificationKinds } from "#app/features/operations/notifications/notification-kinds.ts";
import type { MailDelivery } from "#app/features/operations/notifications/send-mail.server.ts";
import type { PersonalData } from "#app/shared/personal-data/personal-data.server.ts";

/** What a room contributes, declared in its `room.server.ts` and composed in `app/composition.server.ts`. */
export type Room = {
	/** `wing/room`, its folder in `app/features`. */
	name: string;
	/** One sentence; `docs/map.md` is generated from them. */
	about: string;
	tables?: Readonly<Record<string, SQLiteTable>>;
	/** What its tables hold of people: what of it is exported, how it ends, what a merge of two accounts does with it. */
	personalData?: PersonalData;
	/** Its pages of the desk. */
	desk?: readonly DeskPage[];
	/** What of it an admin should look at. */
	attention?: readonly Attention[];
	/** Its kinds of entries of the library. */
	entryKinds?: readonly EntryKind[];
	/** What of it everybody finds by the search. */
	search?: Searchable;
	/** What of it admins find in the palette. */
	deskSearch?: readonly DeskSearch[];
	/** The actions that the room records in the audit log. */
	deeds?: readonly Deed[];
	subjects?: readonly SubjectKind[];
	jobs?: JobSchemas;
	/** For its own or other rooms' jobs; the writes of all rooms for a job form one batch. */
	handlers?: (tools: RoomTools) => JobHandlers;
	clock?: (tools: ClockTools) => readonly ScheduledJob[];
	/** Kinds of mail that it defines. */
	mails?: MailDefinitions;
	/** What people choose by for its notifications. */
	categories?: readonly Category[];
	exports?: (tools: FileTools) => Partial<ExportMakers>;
	/** What of it people may report. */
	reportable?: readonly ReportableKind[];
} & Partial<OrderEvents>;

type SharedTools = MembershipTools & {
	media: R2Bucket;
	/** What each room holds of people, in the order of the rooms. */
	personalData: readonly PersonalData[];
};

export type FileTools = Pick<SharedTools, "media" | "origin" | "personalData"> & {
	loadFont: InvoiceFiles["loadFont"];
	loadTown: DrawingTools["loadTown"];
};

export type RoomTools = SharedTools &
	FileTools & {
		mail: MailDelivery;
		/** The kinds of notification of all rooms. */
		notificationKinds: NotificationKinds;
		/** What people may report in all rooms. */
		reportables: Reportables;
		exportMakers: ExportMakers;
		certificates: IssuingTools;
		timeZone: string;
		findUnprintable: FindUnprintable;
		/** Delivers sandbox webhooks to the school itself. */
		postWebhook: PostWebhook;
	};

export type ClockTools = SharedTools & {
	queue: JobQueue & BatchQueue;
	cache: KVNamespace;
	searchables: Searchables;
	kinds: EntryKinds;
};
