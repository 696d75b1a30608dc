import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import type { Category } from "./category.ts";
import type { Certainty } from "./certainty.ts";
import type { MailDefinition } from "./define-mail.ts";

/** Something that happened, for one receiver. */
export type NotificationEvent = {
	/** The id of its job: the same when it is tried again. */
	eventId: string;
	kind: string;
	definition: MailDefinition;
	/** Null for a guest. */
	userId: number | null;
	ids: object;
	origin: string;
	askedAt: Date;
	now: Date;
};

/** The link that ends mails of a category at one press, and that to all choices; both work signed out. */
export type SwitchLinks = { stop: string; preferences: string };

/** Whether a mail is composed now. `writes` belong into the batch that ends the job. */
export type DeliveryDecision =
	| { kind: "send"; category?: Category; certainty?: Certainty; links?: SwitchLinks | undefined }
	| { kind: "later"; until: Date }
	| { kind: "skip"; writes: Write[] };

/** Asked for each event at the moment of sending; may be asked again after a crash. */
export type DecideDelivery = (db: Database, event: NotificationEvent) => Promise<DeliveryDecision>;
