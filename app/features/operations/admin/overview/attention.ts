/** Counts end here; more is "or more". */
export const MOST_COUNTED = 100;

/** What may need attention, in the order shown, and the page that deals with it; words are `attention.*` of `admin.json`. */
export const ATTENTION = [
	{ name: "openIncidents", to: "/admin/incidents" },
	{ name: "failingParts", to: "/admin/incidents" },
	{ name: "openTickets", to: "/admin/help/tickets?status=open" },
	{ name: "failedJobs", to: "/admin/jobs" },
	{ name: "failingClock", to: "/admin/jobs" },
	{ name: "openErrors", to: "/admin/errors" },
	{ name: "endingSuspensions", to: "/admin/users?state=suspended" },
	{ name: "heldCertificates", to: "/admin/certificates#held" },
	{ name: "termDrafts", to: "/admin/glossary" },
	{ name: "stalePlaces", to: "/admin/places" },
	{ name: "waitingRefunds", to: "/admin/refunds" },
	{ name: "ordersInReview", to: "/admin/orders?state=inReview" },
	{ name: "ordersToLookAt", to: "/admin/orders?trouble=unseen" },
	{ name: "openPayouts", to: "/admin/payouts" },
] as const;

export type AttentionName = (typeof ATTENTION)[number]["name"];
export type AttentionItem = { name: AttentionName; to: string; count: number; isMore: boolean };

/** What there is to look at of what the reader may open: nothing that counts none, nothing whose page is closed. */
export function attentionItems(
	counts: Readonly<Record<AttentionName, number>>,
	opens: (path: string) => boolean,
): AttentionItem[] {
	return ATTENTION.filter(({ name, to }) => counts[name] > 0 && opens(to.split(/[?#]/)[0] ?? to)).map(
		({ name, to }) => ({
			name,
			to,
			count: counts[name],
			isMore: counts[name] >= MOST_COUNTED,
		}),
	);
}

/** What is said to be in order as well, so that nobody has to guess whether it was looked at; words are `quiet.*`. */
const QUIET = [
	{ name: "errors", to: "/admin/errors", counts: ["openErrors"] },
	{ name: "jobs", to: "/admin/jobs", counts: ["failedJobs", "failingClock"] },
	{ name: "health", to: "/admin/incidents", counts: ["openIncidents", "failingParts"] },
] as const satisfies readonly { name: string; to: string; counts: readonly AttentionName[] }[];
export type QuietItem = Pick<(typeof QUIET)[number], "name" | "to">;

/** What of errors, jobs and health is in order, of what the reader may open. */
export function quietItems(
	counts: Readonly<Record<AttentionName, number>>,
	opens: (path: string) => boolean,
): QuietItem[] {
	const isQuiet = (names: readonly AttentionName[]) => names.every((name) => counts[name] === 0);
	return QUIET.filter((item) => isQuiet(item.counts) && opens(item.to)).map(({ name, to }) => ({ name, to }));
}
