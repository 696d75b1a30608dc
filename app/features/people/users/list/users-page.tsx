import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { BulkBar, RefusedForm } from "./bulk-bar";
import { BulkResults } from "./bulk-said";
import type { PersonResult } from "./do-to-people.server";
import { PeopleFile } from "./people-file";
import { PeopleList } from "./people-list";
import type { UsersPageData } from "./users-page-data.server";

type Props = Omit<UsersPageData, "title" | "description"> & {
	answer: { reply: FormReply | null; said: PersonResult[] | null } | undefined;
};

export function UsersPage({ answer, query, people, pages, total, countries, plans, courses, file }: Props) {
	const { t } = useTranslation("people");
	const say = useMessages("people");
	const form = answer?.reply ? readReply(answer.reply) : null;
	// Errors that our own forms cannot cause have no texts.
	const wordsOf = (wrong: FormMessage) => (wrong.key.startsWith("errors.") ? say(wrong) : t("refused.unknown"));
	const problems = Object.entries(form?.errors ?? {}).map(([name, wrong]) => ({
		fieldId: name === "why" ? "bulk-why" : "bulk",
		message: wordsOf(wrong),
	}));
	return (
		<AdminFrame
			title={t("title")}
			actions={
				<div className="flex flex-wrap gap-3">
					<LinkButton to="/admin/users/import" variant="secondary">
						{t("import")}
					</LinkButton>
					<LinkButton to="/admin/users/invite">{t("invite.title")}</LinkButton>
				</div>
			}
		>
			{answer?.said ? <BulkResults said={answer.said} /> : null}
			{form?.formError ? (
				<Notice tone="danger" className="mb-6">
					{wordsOf(form.formError)}
				</Notice>
			) : null}
			<div className="mb-6 empty:hidden">
				<ErrorSummary title={t("bulk.refused")} errors={problems} answer={answer} />
			</div>
			<RefusedForm.Provider value={form}>
				<PeopleList query={query} people={people} pages={pages} total={total} countries={countries} plans={plans} />
				<BulkBar answer={answer} courses={courses} />
			</RefusedForm.Provider>
			<PeopleFile query={query} file={file} />
		</AdminFrame>
	);
}
