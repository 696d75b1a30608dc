import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import { Button } from "../button";
import { TextField } from "../form/field";
import { Search } from "../icons";
import { useSearchValue } from "./use-search-value";

type Props = {
	value: string;
	label: string;
	placeholder: string;
	submit: string;
	onType: () => void;
	className?: string;
};

export function SearchField({ value, label, placeholder, submit, onType, className }: Props) {
	const field = useSearchValue(value);
	return (
		<search className={className ?? "flex gap-2"}>
			<TextField
				ref={field}
				type="search"
				name="q"
				defaultValue={value}
				label={label}
				hideLabel
				placeholder={placeholder}
				maxLength={LONGEST_SEARCH}
				autoComplete="off"
				enterKeyHint="search"
				before={<Search className="size-4" />}
				onChange={onType}
				className="min-w-0 grow"
			/>
			<noscript>
				<Button type="submit" variant="secondary">
					{submit}
				</Button>
			</noscript>
		</search>
	);
}
