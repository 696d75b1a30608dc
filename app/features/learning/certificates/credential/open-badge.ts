import { groupedSerial } from "../serial";
import { CREDENTIALS_V2, OPEN_BADGES } from "./contexts";

type Input = {
	serial: string;
	origin: string;
	did: string;
	holderName: string;
	course: { id: number; title: string };
	language: string;
	description: string;
	criteria: string;
	score: number | null;
	issuedAt: Date;
	expiresAt: Date | null;
	place: { list: number; index: number };
};

export function credentialAddress(origin: string, serial: string): string {
	return `${origin}/api/certificates/${groupedSerial(serial)}?format=vc`;
}

export function listAddress(origin: string, list: number): string {
	return `${origin}/api/certificates/status-lists/${list}`;
}

/** Names the holder only as printed. Source: Open Badges 3.0; Bitstring Status List 1.0. */
export function openBadge(input: Input): object {
	const { serial, origin, did, course, place, score } = input;
	const list = listAddress(origin, place.list);
	return {
		"@context": [CREDENTIALS_V2, OPEN_BADGES],
		id: credentialAddress(origin, serial),
		type: ["VerifiableCredential", "OpenBadgeCredential"],
		name: course.title,
		issuer: { id: did, type: ["Profile"], name: "G.R.E.W.", url: origin },
		validFrom: toSeconds(input.issuedAt),
		...(input.expiresAt ? { validUntil: toSeconds(input.expiresAt) } : {}),
		credentialSubject: {
			type: ["AchievementSubject"],
			identifier: [{ type: "IdentityObject", identityHash: input.holderName, hashed: false, identityType: "name" }],
			achievement: {
				id: `${origin}/courses/${course.id}`,
				type: ["Achievement"],
				achievementType: "CertificateOfCompletion",
				name: course.title,
				description: input.description,
				criteria: { narrative: input.criteria },
				inLanguage: input.language,
			},
			...(score === null ? {} : { result: [{ type: ["Result"], value: `${score}%` }] }),
		},
		credentialStatus: {
			id: `${list}#${place.index}`,
			type: "BitstringStatusListEntry",
			statusPurpose: "revocation",
			statusListIndex: String(place.index),
			statusListCredential: list,
		},
	};
}

/** XML Schema dateTime without fractional seconds. */
export function toSeconds(instant: Date): string {
	return instant.toISOString().replace(/\.\d+Z$/, "Z");
}
