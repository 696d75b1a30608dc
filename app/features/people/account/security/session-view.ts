import type { TFunction } from "i18next";
import type { OwnSession } from "#app/features/people/auth/face.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";

export type SessionView = {
	id: string;
	isThis: boolean;
	isHandheld: boolean;
	device: string;
	/** "Portugal · active now" */
	lastUse: string;
	begunText: string;
};

/** Describes a session in words. The location is only the country of the network. */
export function toSessionView(session: OwnSession, t: TFunction<"account">, formats: Formats): SessionView {
	const { id, isThis, isHandheld, country, createdAt, lastSeenAt } = session;
	const lastUse = isThis ? t("sessions.activeNow") : t("sessions.lastUsed", { when: formats.dateTime(lastSeenAt) });
	return {
		id,
		isThis,
		isHandheld,
		device: deviceIn(session, t),
		lastUse: country ? `${formats.country(country)} · ${lastUse}` : lastUse,
		begunText: t("sessions.begun", { when: formats.date(createdAt) }),
	};
}

function deviceIn({ browser, system }: OwnSession, t: TFunction<"account">): string {
	if (browser && system) return t("sessions.device", { browser, system });
	return browser ?? system ?? t("sessions.unknownDevice");
}
