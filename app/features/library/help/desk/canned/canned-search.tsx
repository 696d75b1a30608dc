import { useTranslation } from "react-i18next";
import { useListForm } from "#app/shared/lists/use-list-form.ts";
import { SearchField } from "#app/ui/data-table/search-field.tsx";
import { CANNED_PATH, type CannedQuery, cannedHref, readCannedSearch } from "./canned-list";

export function CannedSearch({ query }: { query: CannedQuery }) {
	const { t } = useTranslation(["desk", "lists"]);
	const { form, action, isPending, onSubmit, sendSoon } = useListForm({
		path: CANNED_PATH,
		query,
		parse: (params) => ({ language: query.language, q: readCannedSearch(params) }),
		href: cannedHref,
	});
	return (
		<form ref={form} method="get" action={action} onSubmit={onSubmit} aria-busy={isPending}>
			<input type="hidden" name="language" value={query.language} />
			<SearchField
				value={query.q}
				label={t("canned.search")}
				placeholder={t("canned.search")}
				submit={t("lists:show")}
				onType={sendSoon}
			/>
		</form>
	);
}
