import { Form } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFocusKey } from "#app/shared/keys/use-focus-key.ts";
import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { Search } from "#app/ui/icons.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { FORUM_LIST, type ForumQuery } from "./forum-query";

/** Finds words of posts; what the list is narrowed to holds for the search as well. */
export function ForumSearch({ query }: { query: ForumQuery }) {
	const { t } = useTranslation("forum");
	const field = useRef<HTMLInputElement>(null);
	useFocusKey(field);
	return (
		<search className="w-full md:w-70 md:max-lg:grow">
			<Form method="get">
				{FORUM_LIST.carried(query, ["q", "tab"]).map(([name, value]) => (
					<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
				))}
				<TextField
					key={query.q}
					ref={field}
					type="search"
					name="q"
					id="forum-search"
					label={t("search.label")}
					hideLabel
					placeholder={t("search.label")}
					defaultValue={query.q}
					maxLength={LONGEST_SEARCH}
					enterKeyHint="search"
					autoComplete="off"
					before={<Search className="size-4" />}
				/>
				<VisuallyHidden>
					<button type="submit" tabIndex={-1}>
						{t("search.submit")}
					</button>
				</VisuallyHidden>
			</Form>
		</search>
	);
}
