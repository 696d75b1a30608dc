import { readTrends } from "../../features/admin/overview/read-trends.server";
import { trendFile } from "../../features/admin/overview/trend-file.server";
import { admins, guarded } from "../../features/auth/access.server";

/** The trends of the overview as a file, over the days that the page was asked for; money for those who may see it. */
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
