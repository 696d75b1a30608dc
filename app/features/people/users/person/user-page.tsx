import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Answer, SchoolZone } from "./deed-form";
import type { PersonActionResult } from "./do-to-person.server";
import { PersonActions } from "./person-actions";
import type { UserPageData } from "./person-data.server";
import { PersonPage } from "./person-page";

type Props = UserPageData & {
	answer: { reply: FormReply | null; said: Exclude<PersonActionResult, { goTo: string }> | null } | undefined;
};

export function UserPage({ answer, ...shown }: Props) {
	const { t } = useTranslation("people");
	const say = useMessages("people");
	const form = useMemo(() => readReply(answer?.reply ?? undefined), [answer]);
	const answered = useMemo(() => (answer ? { refused: answer.reply ? form : null } : null), [answer, form]);
	const wrong = Object.values(form.errors)[0] ?? form.formError;
	// Errors that our own forms cannot cause have no texts.
	const problem = wrong && (wrong.key.startsWith("errors.") ? say(wrong) : t("refused.unknown"));
	const said = answer?.said ?? null;
	const refused = said && "refused" in said ? t(`refused.${said.refused}`) : null;
	return (
		<AdminFrame title={shown.title} actions={shown.isSelf ? null : <PersonActions email={shown.person.email} />}>
			<Answer.Provider value={answered}>
				<SchoolZone.Provider value={shown.schoolZone}>
					<PersonPage
						{...shown}
						said={said && "done" in said ? t(`done.${said.done}`) : null}
						problem={refused ?? problem ?? null}
					/>
				</SchoolZone.Provider>
			</Answer.Provider>
		</AdminFrame>
	);
}
