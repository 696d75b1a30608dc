import type { Database } from "../db/client.server";
import type { IssuingTools } from "./features/certificates/issue/issue-certificate.server";
import type { DrawingTools } from "./features/certificates/sheet/draw-certificate.server";
import type { makeExport } from "./features/exports/make-export.server";
import type { Gateways } from "./features/gateway/open-gateway.server";
import type { Knock } from "./features/gateway/sandbox/sandbox-events.server";
import type { Unprintable } from "./features/invoices/invoice-buyer.server";
import type { InvoiceFiles } from "./features/invoices/invoice-file.server";
import type { MailDelivery } from "./features/notifications/send-mail.server";

/** What the handlers stand on beside the database. */
export type JobTools = {
	mail: MailDelivery;
	certificates: IssuingTools;
	media: Parameters<typeof makeExport>[0]["media"];
	/** Who takes money, over the database that the job has. */
	gateways: (db: Database) => Gateways;
	/** That of the school. */
	timeZone: string;
	/** The faces of PDFs. */
	loadFont: InvoiceFiles["loadFont"];
	/** The letters of a text that none of these faces has. */
	unprintable: Unprintable;
	/** The drawings of towns on certificates. */
	loadTown: DrawingTools["loadTown"];
	/** The school's own door, where the sandbox knocks with its webhooks. */
	door: { knock: Knock; origin: string };
};
