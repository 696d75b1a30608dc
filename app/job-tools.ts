import type { IssuingTools } from "#app/features/learning/certificates/issue/issue-certificate.server.ts";
import type { DrawingTools } from "#app/features/learning/certificates/sheet/draw-certificate.server.ts";
import type { Gateways } from "#app/features/money/gateway/open-gateway.server.ts";
import type { PostWebhook } from "#app/features/money/gateway/sandbox/sandbox-events.server.ts";
import type { FindUnprintable } from "#app/features/money/invoices/invoice-buyer.server.ts";
import type { InvoiceFiles } from "#app/features/money/invoices/invoice-file.server.ts";
import type { makeExport } from "#app/features/operations/exports/make-export.server.ts";
import type { MailDelivery } from "#app/features/operations/notifications/send-mail.server.ts";
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
	findUnprintable: FindUnprintable;
	/** The drawings of towns on certificates. */
	loadTown: DrawingTools["loadTown"];
	/** Our own webhook route, to which the sandbox posts its events. */
	webhookReceiver: { postWebhook: PostWebhook; origin: string };
};
