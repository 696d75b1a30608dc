import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Attention, DeskPage } from "#app/desk-page.ts";
import type { IssuingTools } from "#app/features/learning/certificates/issue/issue-certificate.server.ts";
import type { DrawingTools } from "#app/features/learning/certificates/sheet/draw-certificate.server.ts";
import type { PostWebhook } from "#app/features/money/gateway/sandbox/sandbox-events.server.ts";
import type { FindUnprintable } from "#app/features/money/invoices/invoice-buyer.server.ts";
import type { InvoiceFiles } from "#app/features/money/invoices/invoice-file.server.ts";
import type { MembershipTools } from "#app/features/money/memberships/membership-tools.server.ts";
import type { OrderEvents } from "#app/features/money/orders/events/order-events.ts";
import type { Deed, SubjectKind } from "#app/features/operations/audit/deeds.ts";
import type { ExportMakers } from "#app/features/operations/exports/export-maker.ts";
import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import type { JobQueue } from "#app/features/operations/jobs/enqueue.server.ts";
import type { JobSchemas } from "#app/features/operations/jobs/job-kinds.ts";
import type { JobHandlers } from "#app/features/operations/jobs/outbox/job-handler.ts";
import type { MailDefinitions } from "#app/features/operations/notifications/mail-kinds.ts";
import type { MailDelivery } from "#app/features/operations/notifications/send-mail.server.ts";
import type { PersonalData } from "#app/shared/personal-data/personal-data.server.ts";

/** What a room brings to the school, said in its `room.server.ts`; `app/composition.server.ts` puts the rooms together. */
export type Room = {
	/** Its folder in `app/features`: `wing/room`. */
	name: string;
	/** What it is for, in one sentence; `docs/map.md` is made of these. */
	about: string;
	/** The tables that it alone writes. */
	tables?: Readonly<Record<string, SQLiteTable>>;
	/** What its tables hold of people: what of it is exported, how it ends, what a merge of two accounts does with it. */
	personalData?: PersonalData;
	/** Its pages of the desk. */
	desk?: readonly DeskPage[];
	/** What of it an admin should look at. */
	attention?: readonly Attention[];
	/** What it records in the audit log, and the kinds of things that this is done to. */
	deeds?: readonly Deed[];
	subjects?: readonly SubjectKind[];
	/** Kinds of jobs that it defines, with the shapes of their payloads. */
	jobs?: JobSchemas;
	/** What it does of jobs, its own or another room's. What several rooms write about one job is one batch. */
	handlers?: (tools: RoomTools) => JobHandlers;
	/** What it does by the clock. */
	clock?: (tools: ClockTools) => readonly ScheduledJob[];
	/** Kinds of mail that it defines. */
	mails?: MailDefinitions;
	/** Kinds of files that it makes for people who ask for them. */
	exports?: (tools: FileTools) => Partial<ExportMakers>;
} & Partial<OrderEvents>;

type SharedTools = MembershipTools & {
	media: R2Bucket;
	/** What each room holds of people, in the order of the rooms. */
	personalData: readonly PersonalData[];
};

/** What files are made of. */
export type FileTools = Pick<SharedTools, "media" | "origin" | "personalData"> & {
	/** The fonts of PDFs. */
	loadFont: InvoiceFiles["loadFont"];
	/** The drawings of towns on certificates. */
	loadTown: DrawingTools["loadTown"];
};

/** What the handlers of jobs stand on. */
export type RoomTools = SharedTools &
	FileTools & {
		mail: MailDelivery;
		/** The kinds of mail of all rooms. */
		mails: MailDefinitions;
		exportMakers: ExportMakers;
		certificates: IssuingTools;
		/** That of the school. */
		timeZone: string;
		/** The letters of a text that none of these fonts has. */
		findUnprintable: FindUnprintable;
		/** Brings the sandbox's webhooks to the school itself. */
		postWebhook: PostWebhook;
	};

/** What the jobs of the clock stand on. */
export type ClockTools = SharedTools & { queue: JobQueue; cache: KVNamespace };
