import {
	certificateAnswer,
	readPublicCertificate,
} from "#app/features/learning/certificates/credential/certificate-answer.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";

/** 200: the public data, or with `?format=vc` the signed credential as issued; 404. */
export const loader = guarded(everyone, {
	read: ({ db, params }) => readPublicCertificate(db, params.serial),
	handle: ({ context, request, found }) => {
		const isSigned = new URL(request.url).searchParams.get("format") === "vc";
		return certificateAnswer(found, { origin: context.origin, isSigned });
	},
});
