import { countMessage } from "#app/features/community/forum/views/count-message.server.ts";
import { readTopicViews } from "#app/features/community/forum/views/topic-views.ts";
import { HOME_ORIGIN } from "#app/features/learning/certificates/credential/issuer.server.ts";
import { openIssuingTools } from "#app/features/learning/certificates/issue/issuing-tools.server.ts";
import { townLoader } from "#app/features/learning/certificates/layout/draw-certificate.server.ts";
import { readClick, recordClick } from "#app/features/money/affiliates/visits/record-click.server.ts";
import { gatewaysOf } from "#app/features/money/gateway/gateways-of.server.ts";
import type { PostWebhook } from "#app/features/money/gateway/sandbox/sandbox-events.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { applyMailReport } from "#app/features/operations/notifications/reports/apply-report.server.ts";
import { readMailReport } from "#app/features/operations/notifications/reports/mail-report.ts";
import type { Message } from "#app/features/operations/notifications/send-mail.server.ts";
import { jobHandlers } from "#app/job-handlers.server.ts";
import { describeError } from "#app/shared/describe-error.server.ts";
import { HOUR_SECONDS } from "#app/shared/durations.ts";
import { unprintableLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { type Environment, parseEnvironment } from "./environment.ts";
import { connectForJobs } from "./resilient-database/job-database.ts";

/** In seconds; the maximum that Queues accept. */
const LONGEST_DELAY = 12 * HOUR_SECONDS;

/** A job due later is retried with a delay; one that fails is redelivered, at last to the dead-letter queue. */
export async function consumeQueue(
	batch: MessageBatch<unknown>,
	bindings: Record<string, unknown>,
	postWebhook: PostWebhook = noReceiver,
): Promise<void> {
	const env = parseEnvironment(bindings);
	const db = connectForJobs(env.DB);
	const loadFont = paperFontLoader(env.ASSETS);
	const handlers = jobHandlers({
		timeZone: env.SCHOOL_TIME_ZONE,
		mail: mailDelivery(env),
		certificates: openIssuingTools(env),
		media: env.MEDIA,
		loadFont,
		findUnprintable: (text) => unprintableLetters(text, loadFont),
		loadTown: townLoader(env.ASSETS),
		gateways: (own) => gatewaysOf(env, own),
		postWebhook,
		origin: env.SITE_ORIGIN ?? HOME_ORIGIN,
	});
	for (const message of batch.messages) {
		try {
			const click = readClick(message.body);
			if (click) {
				await recordClick(db, click);
				message.ack();
				continue;
			}
			const views = readTopicViews(message.body);
			if (views) {
				await countMessage(db, { id: message.id, views, now: new Date() });
				message.ack();
				continue;
			}
			const report = readMailReport(message.body);
			if (report) {
				await applyMailReport(db, report);
				message.ack();
				continue;
			}
			const { id } = message.body as { id: string };
			const now = new Date();
			const outcome = await dispatchJob(db, { id, handlers, now });
			if (outcome.kind === "later") message.retry({ delaySeconds: secondsUntil(outcome.at, now) });
			else message.ack();
			const next = outcome.kind === "done" ? [outcome.next ?? []].flat() : [];
			for (const id of next) await nudgeJob(env.JOBS_QUEUE, id);
		} catch (error) {
			console.error(JSON.stringify({ level: "error", event: "queue.failed", error: describeError(error) }));
			// 15 seconds at first, since somebody may wait for a mail; later up to 20 minutes.
			message.retry({ delaySeconds: 5 * 3 ** message.attempts });
		}
	}
}

const noReceiver: PostWebhook = async () => new Response(null, { status: 503 });

function secondsUntil(at: Date, now: Date): number {
	return Math.min(LONGEST_DELAY, Math.ceil((at.getTime() - now.getTime()) / 1000));
}

function mailDelivery({ EMAIL, MAIL_FROM, ENVIRONMENT }: Environment) {
	return {
		send: EMAIL && MAIL_FROM ? (message: Message) => EMAIL.send({ from: MAIL_FROM, ...message }) : null,
		keepsText: ENVIRONMENT !== "production",
	};
}
