import type { IssuingTools } from "#app/features/certificates/issue/issue-certificate.server.ts";
import type { DrawingTools } from "#app/features/certificates/sheet/draw-certificate.server.ts";
import type { makeExport } from "#app/features/exports/make-export.server.ts";
import type { Gateways } from "#app/features/gateway/open-gateway.server.ts";
import type { Knock } from "#app/features/gateway/sandbox/sandbox-events.server.ts";
import type { Unprintable } from "#app/features/invoices/invoice-buyer.server.ts";
import type { InvoiceFiles } from "#app/features/invoices/invoice-file.server.ts";
import type { MailDelivery } from "#app/features/notifications/send-mail.server.ts";
import type { Database } from "#db/client.server.ts";

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
