import { drawCertificate } from "#app/features/learning/certificates/face.server.ts";
import { invoiceFile } from "#app/features/money/invoices/face.server.ts";
import { endForDeletion } from "#app/features/money/memberships/face.server.ts";
import type { Room } from "#app/room.ts";
import { accountDeletions } from "#db/schema/people/privacy.ts";
import { PRIVACY_CATEGORIES } from "./categories.ts";
import { PRIVACY_DEEDS } from "./deeds.ts";
import { eraseAccounts } from "./deletion/erase-account.server";
import { makeAccountFile } from "./export/make-account-file.server";
import { PRIVACY_MAILS } from "./mails.server";
import { PERSONAL_DATA } from "./personal-data.repository.server";

export const privacyRoom: Room = {
	name: "people/privacy",
	about: "A person's copy of what is held about them, and the erasure of an account.",
	tables: { accountDeletions },
	personalData: PERSONAL_DATA,
	deeds: PRIVACY_DEEDS,
	clock: (tools) => [eraseAccounts({ ...tools, endMembership: endForDeletion(tools) })],
	mails: PRIVACY_MAILS,
	categories: PRIVACY_CATEGORIES,
	exports: (tools) => ({
		account: makeAccountFile({
			media: tools.media,
			personalData: tools.personalData,
			draw: (certificate, now) => drawCertificate(certificate, tools, { paper: "a4", now }),
			print: async (db, invoice, now) => {
				const files = { bucket: tools.media, loadFont: tools.loadFont };
				return new Uint8Array(await new Response(await invoiceFile(db, files, invoice, now)).arrayBuffer());
			},
		}),
	}),
};
