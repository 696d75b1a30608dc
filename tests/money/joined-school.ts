import { env } from "cloudflare:workers";
import { jobHandlers } from "#app/job-handlers.server.ts";
import { db } from "../database";
import { openMemberships } from "./memberships";
import { noUnprintableLetters } from "./no-unprintable-letters";
import { TOOLS } from "./refunds";

/** Memberships whose events reach every room. */
export function openJoinedSchool() {
	const { MEDIA: bucket } = env;
	const school = openMemberships(db);
	const {
		"sandbox.deliver": _own,
		"gateway.event": _events,
		...joined
	} = jobHandlers({
		timeZone: "UTC",
		mail: { send: async () => {}, keepsText: false },
		certificates: { origin: TOOLS.origin, issuer: null, missingLetters: async () => [] },
		media: bucket,
		gateways: school.tools.gateways,
		loadFont: async () => new ArrayBuffer(0),
		findUnprintable: noUnprintableLetters,
		loadTown: async () => null,
		postWebhook: async () => new Response(),
		origin: TOOLS.origin,
	});
	Object.assign(school.handlers, joined, { "invoice.pdf": async () => ({ writes: [] }) });
	return school;
}
