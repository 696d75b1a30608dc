import type { ScheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { type JobQueue, nudgeJob } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { type Membership, type MembershipRules, ownNow } from "../membership";
import { membershipStep, nextStep } from "../membership-steps";
import { findRules, type MembershipTools } from "../membership-tools.server";
import { findMembership, listDue, postponeStep } from "../memberships.repository.server";
import { stepWrites } from "../write-step.server";
import { chargePeriod, type Moment } from "./charge-period.server";
import { followSubscription } from "./follow-subscription.server";
import { findPricing, quoteNextPeriod } from "./period-quote.server";

const BATCH_SIZE = 100;
/** Steps per membership and tick: over ten years of monthly periods, each with a reminder. */
const MAX_STEPS_PER_MEMBERSHIP = 400;

/** Reminders, charges, retries and endings, each by its own clock. A failed one is retried in an hour. */
export function runDueMemberships(tools: MembershipTools & { queue: JobQueue }): ScheduledJob {
	const work = async (db: Database, now: Date) => {
		const [rules, due] = [await findRules(db), await listDue(db, now, BATCH_SIZE)];
		const failures: unknown[] = [];
		for (const membership of due) {
			try {
				const jobs = await catchUp(db, tools, membership, { rules, now });
				for (const id of jobs) await nudgeJob(tools.queue, id);
			} catch (error) {
				failures.push(error);
				await postponeStep(db, membership.id, new Date(now.getTime() + HOUR_MS));
			}
		}
		if (failures.length > 0)
			throw new AggregateError(failures, `${failures.length} memberships could not be looked after`);
		return due.length;
	};
	return { name: "memberships.lookAfter", everyMinutes: 5, work };
}

type StepContext = { rules: MembershipRules; now: Date };

/** Runs one step after the other, each at its own instant, until nothing is due. Returns jobs to run at once. */
export async function catchUp(
	db: Database,
	tools: MembershipTools,
	first: Membership,
	{ rules, now }: StepContext,
): Promise<string[]> {
	const jobs: string[] = [];
	let current: Membership | undefined = first;
	for (let step = 0; current && step < MAX_STEPS_PER_MEMBERSHIP; step += 1) {
		const look = nextStep(current, rules);
		if (!look || look.at > ownNow(current, now)) break;
		try {
			jobs.push(...(await runStep(db, tools, current, { ...look, rules, now })));
		} catch (error) {
			// The member acted at the same moment, which takes precedence.
			if (!isConflict(error)) throw error;
		}
		const before: Membership = current;
		[current] = await findMembership(db, before.id);
		if (current?.version === before.version) break;
	}
	return jobs;
}

type DueStep = NonNullable<ReturnType<typeof nextStep>> & Moment;

async function runStep(db: Database, tools: MembershipTools, membership: Membership, look: DueStep): Promise<string[]> {
	if (look.for === "charge") {
		// Stripe charges periods itself and reports payments, but none for a free period.
		if (membership.gateway === "stripe" && (await isNextPeriodCharged(db, membership, look.now))) {
			return followSubscription(db, tools, membership, { ...look, at: ownNow(membership, look.now) });
		}
		return chargePeriod(db, tools, membership, look);
	}
	const { userId, id: membershipId } = membership;
	const deed = { remind: "remind", resume: "resume", runOut: "runOut" } as const;
	const step = membershipStep(membership, { kind: deed[look.for] }, look.rules, look.at);
	if (!step) return [];
	const writes = stepWrites(db, membership, step, look);
	const mail = mailOf(look, membership);
	if (mail && userId !== null) {
		writes.push(enqueueMail(db, mail, { userId, membershipId, origin: tools.origin }, { dueAt: look.now }));
	}
	await runTogether(db, writes);
	return [];
}

async function isNextPeriodCharged(db: Database, membership: Membership, now: Date): Promise<boolean> {
	return quoteNextPeriod(membership, await findPricing(db, membership, now)).total.minor > 0;
}

/** The mail to the member for a step, if any. */
function mailOf({ for: kind }: DueStep, { state }: Membership) {
	if (kind === "runOut") return "membershipEnded";
	if (kind !== "remind") return null;
	return state === "trialing" ? "trialEnds" : "membershipRenews";
}
