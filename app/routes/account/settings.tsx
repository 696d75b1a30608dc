import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "../../features/account/account-page";
import { anyUser, guarded } from "../../features/auth/access.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "settings",
	i18n: ["account"],
	layout: "settings",
	navigation: [
		{ in: "account", at: 21, label: "entries.accountSettings" },
		{ in: "settings", at: 20, label: "entries.account" },
	],
});

export const loader = guarded(anyUser, async ({ context, user }) => {
	const t = getFixedT(await context.language, "account");
	const { name, email, emailVerifiedAt } = user;
	return {
		title: t("account.title"),
		description: t("account.lede"),
		account: { name, email, isVerified: emailVerifiedAt !== null },
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Settings() {
	return <AccountPage account={useLoaderData<typeof loader>().account} />;
}
