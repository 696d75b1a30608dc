import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { isSuspended } from "#app/features/people/auth/suspension.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findIntakeById, listFinishedIntakes } from "../intakes.repository.server";
import { type IntakeKind, UPLOAD_PATHS } from "../kinds";

/** That all lines of a file have been carried out, to who began it. Nothing once the file has been deleted. */
export const importDoneMail = defineMail({
	payload: z.strictObject({ intakeId: z.string() }),
	category: "imports",
	app: {
		find: (db, { userId, among }) => listFinishedIntakes(db, { userId, among: among("intakeId") }),
		isAbout: ({ id }, { intakeId }) => id === intakeId,
		say: (intake, { language }) =>
			intake && { to: pathOf(intake), values: { lines: numberFormat(language).format(intake.lines) } },
	},
	compose: async (db, { userId, intakeId, origin, now }) => {
		const {
			user: [user],
			intake: [intake],
		} = await inBatch(db, {
			user: findUser(db, userId),
			intake: findIntakeById(db, intakeId),
		});
		if (user?.role !== "admin" || intake?.state !== "done" || isSuspended(user, now)) return null;
		const language = toLanguage(user.language);
		const lines = numberFormat(language).format(intake.lines);
		return {
			to: user.email,
			language,
			values: { name: user.name, lines, link: `${origin}${pathOf(intake)}` },
		};
	},
});

const pathOf = ({ id, kind }: { id: string; kind: IntakeKind }) => `${UPLOAD_PATHS[kind]}/${id}`;
