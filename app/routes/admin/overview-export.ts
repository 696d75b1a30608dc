import { readTrends } from "#app/features/operations/admin/overview/read-trends.server.ts";
import { trendFile } from "#app/features/operations/admin/overview/trend-file.server.ts";
import { admins, guarded } from "#app/features/people/auth/access.server.ts";

export const loader = guarded(admins, async ({ context, db, request, user }) => {
	const language = await context.language;
	const { trends } = readTrends(db, {
		search: new URL(request.url).searchParams,
		now: new Date(),
		timeZone: user.timeZone,
		language,
		seesMoney: user.capabilities.includes("money"),
	});
	return trendFile(await trends, language);
});
