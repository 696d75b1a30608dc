import type { TFunction } from "i18next";
import type { Formats } from "#app/shared/words/formats.ts";

/** Results shown after a redirect: `said` in factors.json. */
export const FACTOR_RESULTS = [
	"authenticatorAdded",
	"authenticatorRemoved",
	"passkeyAdded",
	"passkeyRenamed",
	"passkeyRemoved",
	"gone",
] as const;

export type PasskeyView = { id: string; name: string; facts: string };
export type FactorsView = {
	authenticatorOn: string | null;
	codesLeft: number;
	passkeys: PasskeyView[];
};

type Passkey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

export function toPasskeyView(
	{ id, name, createdAt, lastUsedAt }: Passkey,
	t: TFunction<"factors">,
	formats: Formats,
): PasskeyView {
	const added = t("passkeys.added", { date: formats.date(createdAt) });
	const used = lastUsedAt ? t("passkeys.lastUsed", { when: formats.dateTime(lastUsedAt) }) : t("passkeys.neverUsed");
	return { id, name, facts: `${added} · ${used}` };
}

type FactorRows = {
	authenticator: readonly { authenticatorAt: Date }[];
	codes: readonly { codesLeft: number }[];
	passkeys: readonly Passkey[];
};

export function toFactorsView(
	{ authenticator: [authenticator], codes: [codes], passkeys }: FactorRows,
	t: TFunction<"factors">,
	formats: Formats,
): FactorsView {
	return {
		authenticatorOn: authenticator ? formats.date(authenticator.authenticatorAt) : null,
		codesLeft: codes?.codesLeft ?? 0,
		passkeys: passkeys.map((passkey) => toPasskeyView(passkey, t, formats)),
	};
}
