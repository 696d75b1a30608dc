import type { Room } from "#app/room.ts";
import { passkeyChallenges, passkeys, recoveryCodes, totpFactors } from "#db/schema/people/multi-factor.ts";
import { FACTOR_DEEDS } from "./deeds.ts";
import { sweepChallenges } from "./passkeys/challenges.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const multiFactorRoom: Room = {
	name: "people/multi-factor",
	about:
		"Second factors: authenticator codes, recovery codes and passkeys, and the fresh proof that sensitive actions ask for.",
	tables: { totpFactors, recoveryCodes, passkeys, passkeyChallenges },
	personalData: PERSONAL_DATA,
	deeds: FACTOR_DEEDS,
	clock: () => [sweepChallenges],
};
