import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../features/admin/admin-frame";
import { can, guarded } from "../../features/auth/access.server";
import {
	countPeople,
	listCountriesOfPeople,
	listPeople,
	personKey,
} from "../../features/people/list/people.repository.server";
import { PeopleList } from "../../features/people/list/people-list";
import { PEOPLE, PEOPLE_PER_PAGE } from "../../features/people/list/people-query";
import { peopleView } from "../../features/people/list/people-view";
import { toCursorPage } from "../../shared/lists/keyset.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import { LinkButton } from "../../ui/button";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({ name: "users", i18n: ["admin", "people", "lists"], layout: "admin" });

export const loader = guarded(can("people"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "people");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const query = PEOPLE.parse(new URL(request.url).searchParams);
	const now = new Date();
	const [found, countries, [counted]] = await db.batch([
		listPeople(db, query, now),
		listCountriesOfPeople(db),
		countPeople(db),
	]);
	const shown = toCursorPage(found, {
		size: PEOPLE_PER_PAGE,
		cursor: query.page,
		keyOf: (person) => personKey(person, query),
	});
	return {
		title: t("title"),
		description: t("description"),
		query,
		...peopleView(shown, formats, now),
		total: formats.number(counted?.people ?? 0),
		countries: countries.map(({ country }) => ({ value: country, label: formats.country(country) })),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Users() {
	const { t } = useTranslation("people");
	const { query, people, pages, total, countries } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("title")} actions={<LinkButton to="/admin/users/invite">{t("invite.title")}</LinkButton>}>
			<PeopleList {...{ query, people, pages, total, countries }} />
		</AdminFrame>
	);
}
