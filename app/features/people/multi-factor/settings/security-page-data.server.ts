import type { AppLoadContext } from "@remix-run/cloudflare";
import { toSessionView } from "#app/features/people/account/security/session-view.ts";
import {
	type CurrentUser,
	callerOf,
	findPasswordAge,
	ownSessions,
	toOwnSessions,
	userOfSession,
	type Viewer,
} from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { ownFactors } from "../own-factors.server";
import { toFactorsView } from "./factors-view";

export function readSecurityPage(db: Database, { session }: Viewer) {
	const userId = userOfSession(session);
	return inBatch(db, {
		sessions: ownSessions(db, userId, new Date()),
		password: findPasswordAge(db, userId),
		...ownFactors(db, userId),
	});
}

type SecurityPageRows = Awaited<ReturnType<typeof readSecurityPage>>;
type SecurityPageInput = { context: AppLoadContext; request: Request; user: CurrentUser };

/** What the security settings show. */
export async function securityPageData(
	{ sessions, password: [password], ...factors }: SecurityPageRows,
	{ context, request, user }: SecurityPageInput,
) {
	const language = await context.language;
	const t = getFixedT(language, "account");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const askedBy = (await callerOf(context, request)).sessionId ?? "";
	const session = await context.session();
	const own = toOwnSessions(sessions, { askedBy, role: user.role, now: new Date() });
	return {
		title: t("security.title"),
		description: t("security.lede"),
		sessions: own.map((one) => toSessionView(one, t, formats)),
		factors: toFactorsView(factors, getFixedT(language, "factors"), formats),
		lacksFactor: session.kind === "signedIn" && session.lacksFactor,
		passwordChanged: password ? formats.date(password.passwordChangedAt) : null,
	};
}
