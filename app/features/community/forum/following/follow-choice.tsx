import { Form, useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { FollowLevel } from "#db/schema/community/forum-kinds.ts";
import type { FollowAnswer } from "./answer-follow-form.server";

export type FollowedSubject = { about: "category" | "tag"; key: string; name: string; level: FollowLevel };

/** As in `AROUND_LEVELS`; that file has the schema, which no browser loads. */
const LEVELS = ["watch", "normal", "mute"] as const;

/** How the category or the tag that the list is narrowed to is followed. Saves by itself, and without script by a button. */
export function FollowChoice({ subject }: { subject: FollowedSubject }) {
	const { t } = useTranslation("forum");
	const { about, key, name, level } = subject;
	const answer = useActionData<FollowAnswer>();
	return (
		<Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2">
			{answer ? (
				<ResultNotice
					tone="danger"
					title={answer.refused === "wait" ? t("errors.tooManyMarks", answer.values) : t("following.wrong")}
					className="w-full"
				/>
			) : null}
			<input type="hidden" name="about" value={about} />
			<input type="hidden" name="key" value={key} />
			<SelectField
				key={`${key} ${level}`}
				name="level"
				id={`follow-${about}`}
				label={t("following.choice", { name: about === "tag" ? `#${name}` : name })}
				defaultValue={level}
				onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
			>
				{LEVELS.map((one) => (
					<option key={one} value={one}>
						{t(`levels.${one}`)}
					</option>
				))}
			</SelectField>
			<noscript>
				<Button type="submit" variant="secondary">
					{t("levels.save")}
				</Button>
			</noscript>
		</Form>
	);
}
