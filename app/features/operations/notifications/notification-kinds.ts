import type { Category } from "./category.ts";
import type { AppSide } from "./in-app/app-side.ts";
import type { MailDefinitions, MailKind } from "./mail-kinds.ts";
import { kindsOf } from "./open-mail.ts";

/** All kinds of notification and the categories that people choose by, as the rooms declare them. */
export type NotificationKinds = {
	mails: MailDefinitions;
	categories: ReadonlyMap<string, Category>;
	/** Those with the same side in the app, which are read by one statement. */
	inApp: readonly { app: AppSide; kinds: readonly MailKind[] }[];
};

export function notificationKinds(mails: MailDefinitions, categories: readonly Category[]): NotificationKinds {
	const kindsByApp = new Map<AppSide, MailKind[]>();
	for (const kind of kindsOf(mails)) {
		const app = mails[kind]?.app;
		if (app) kindsByApp.set(app, [...(kindsByApp.get(app) ?? []), kind]);
	}
	return {
		mails,
		categories: new Map(categories.map((category) => [category.name, category])),
		inApp: [...kindsByApp].map(([app, kinds]) => ({ app, kinds })),
	};
}

/** How a kind shows in the app; undefined where it does not. */
export function appOf({ inApp }: NotificationKinds, kind: string): AppSide | undefined {
	return inApp.find(({ kinds }) => kinds.some((one) => one === kind))?.app;
}

/** The category of a kind; null for one that no room declares any more. */
export function categoryOf({ mails, categories }: NotificationKinds, kind: string): Category | null {
	const definition = kindsOf(mails).find((one) => one === kind);
	return (definition && categories.get(mails[definition]?.category ?? "")) ?? null;
}
