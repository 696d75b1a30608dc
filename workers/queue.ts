import { deliverMail } from "../app/shared/mail.server.ts";
import { parseEnvironment } from "./environment.ts";
import { connectForJobs } from "./resilient-database/job-database.ts";

/** Sends the mail that a batch of messages names. A message that fails is tried again, then ends in the dead-letter queue. */
export async function consumeQueue(batch: MessageBatch<unknown>, bindings: Record<string, unknown>): Promise<void> {
	const env = parseEnvironment(bindings);
	const db = connectForJobs(env.DB);
	for (const message of batch.messages) {
		try {
			const { id } = message.body as { id: string };
			await deliverMail(db, id, { email: env.EMAIL, from: env.MAIL_FROM }, new Date());
			message.ack();
		} catch {
			message.retry({ delaySeconds: 30 * 2 ** message.attempts });
		}
	}
}
